import { mount } from '../kit/mount';
import { App } from './App';
import '../kit/screen.css';
import './demo.css';

mount( 'vestibule-demo', 'vestibuleDemo', App );
