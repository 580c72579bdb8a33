/** Marks the largest image in the pictures of a page (plugin/src/Performance/Admin/PagePicture.php). */
import './images.css';
import { mark } from './mark';

document.querySelectorAll< HTMLIFrameElement >( '.vestibule-images__window iframe' ).forEach( ( frame ) => {
	frame.addEventListener( 'load', () => mark( frame ) );
	if ( frame.contentDocument?.readyState === 'complete' ) {
		mark( frame );
	}
} );
