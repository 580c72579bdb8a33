import { createRoot } from '@wordpress/element';
import { App } from './App';
import './screen.css';
import './grid.css';
import './booking.css';
import './states.css';
import './month.css';
import './list.css';
import './dialog.css';
import './waiting.css';
import './print.css';

const place = document.getElementById( 'vestibule-bookings' );
if ( place !== null ) {
	createRoot( place ).render( <App /> );
}
