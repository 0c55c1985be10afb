import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { begin } from './words/speaking';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for itself');
void begin().then(() => mount(App, { target }));
