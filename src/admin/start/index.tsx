import { mount } from '../kit/mount';
import { App } from './App';
import '../demo/demo.css';
import './start.css';

mount( 'vestibule-start', 'vestibuleStart', App );
