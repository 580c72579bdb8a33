import { createRoot } from '@wordpress/element';
import { App } from './App';
import { fromServer } from './fromServer';
import '../chat-parts/screen.css';
import './settings.css';

const place = document.getElementById( 'vestibule-chat' );
const server = fromServer();
if ( place !== null && server ) {
	createRoot( place ).render( <App server={ server } /> );
}
