import { mount } from '../kit/mount';
import { App } from './App';
import '../kit/screen.css';
import '../demo/demo.css';
import './start.css';

mount( 'vestibule-start', 'vestibuleStart', App );
