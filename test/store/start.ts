import { createStore } from './create-store';

const store = createStore({ liveReload: true });
console.log(`Alder & Quay is open at ${await store.listen(Number(process.env['PORT'] ?? 3000))}/`);
