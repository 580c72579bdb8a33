import { createRoot } from '@wordpress/element';
import { App } from './App';
import { fromServer } from './fromServer';
import '../settings-parts/screen.css';
import '../chat-parts/stage.css';
import './account.css';

const place = document.getElementById( 'vestibule-chat-account' );
const server = fromServer();
if ( place !== null && server ) {
	createRoot( place ).render( <App server={ server } /> );
}
