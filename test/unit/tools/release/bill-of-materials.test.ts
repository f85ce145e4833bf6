/** @jest-environment node */
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { describe, expect, it } from '@jest/globals';
import { billOfMaterials } from '../../../tools/release/bill-of-materials';

const packages = ['react', '@reduxjs/toolkit'].map((name) => ({
  name,
  version: '1.2.3',
  integrity: `sha512-${Buffer.alloc(64, 7).toString('base64')}`,
  licence: 'MIT',
  text: 'MIT License',
}));

describe('the bill of materials', () => {
  it('is valid by the schema of CycloneDX', async () => {
    const schema = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    const text = billOfMaterials('1.0.0', packages);
    expect(await schema.validate(text)).toBeNull();
    for (const [right, wrong] of [
      ['"components"', '"parts"'],
      ['"library"', '"book"'],
      ['"SHA-512"', '"SHA-1024"'],
      ['"MIT"', '"MTI"'],
    ] as const) {
      expect(text).toContain(right);
      expect(await schema.validate(text.replace(right, wrong))).not.toBeNull();
    }
  });
});
