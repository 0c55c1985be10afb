import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { keepOffline } from './offline.svelte';
import { begin } from './words/speaking';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for itself');
void begin().then(() => {
  mount(App, { target });
  // What is needed now goes first.
  setTimeout(() => void keepOffline(), 1500);
});
