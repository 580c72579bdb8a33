import { createRoot } from '@wordpress/element';
import { App } from './App';
import { fromServer } from './fromServer';
import '../chat-parts/screen.css';
import './account.css';

const place = document.getElementById( 'vestibule-chat-account' );
const server = fromServer();
if ( place !== null && server ) {
	createRoot( place ).render( <App server={ server } /> );
}
