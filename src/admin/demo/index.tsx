import { mount } from '../kit/mount';
import { App } from './App';
import './demo.css';

mount( 'vestibule-demo', 'vestibuleDemo', App );
