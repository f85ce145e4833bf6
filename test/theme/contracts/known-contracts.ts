import type { Contract } from '../../../core/contract/define-widget';
import { type ContractsByGroup, packagedWidgets } from './packaged-widgets';

/** The contracts of every group, ordered by name. */
export async function contractsByGroup(): Promise<ContractsByGroup> {
  // The bundler of the npm package leaves the first branch out, and all widgets with it.
  return typeof PACKAGED === 'undefined'
    ? (await import('./load-widgets')).loadContracts()
    : packagedWidgets().contracts;
}

/** The contract of every widget, by the widget's name. */
export async function knownContracts(): Promise<Map<string, Contract>> {
  const contracts = Object.values(await contractsByGroup()).flat();
  return new Map(contracts.map((contract) => [contract.name, contract]));
}
