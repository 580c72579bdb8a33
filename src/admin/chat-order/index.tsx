import { start } from './order';
import './order.css';

start( document );
