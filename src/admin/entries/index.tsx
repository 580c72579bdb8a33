import { createRoot } from '@wordpress/element';
import { App } from './App';
import './screen.css';
import './table.css';
import './entry.css';
import './table-more.css';
import './entry-more.css';
import './print.css';

const place = document.getElementById( 'vestibule-entries' );
if ( place !== null ) {
	createRoot( place ).render( <App /> );
}
