import { mount } from '../kit/mount';
import { App } from './App';
import './host.css';

mount( 'vestibule-host', 'vestibuleHost', App );
