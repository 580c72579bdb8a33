import { createRoot } from '@wordpress/element';
import { App } from './App';
import { fromServer } from './fromServer';
import '../settings-parts/screen.css';
import './host.css';

const place = document.getElementById( 'vestibule-host' );
const server = fromServer();
if ( place !== null && server ) {
	createRoot( place ).render( <App server={ server } /> );
}
