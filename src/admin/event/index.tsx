import { createRoot } from '@wordpress/element';
import { App } from './App';
import { fromServer } from './fromServer';
import '../settings-parts/screen.css';
import './event.css';

const place = document.getElementById( 'vestibule-event' );
const server = fromServer();
if ( place !== null && server ) {
	createRoot( place ).render( <App server={ server } /> );
}
