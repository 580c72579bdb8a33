import './images.css';

/** Styles that mark the image and hide the toolbar. */
const STYLE = `
html { margin-top: 0 !important; overflow: hidden !important; }
#wpadminbar { display: none !important; }
.vestibule-largest { outline: 8px solid #d63638 !important; outline-offset: -8px !important; }
.vestibule-largest-label {
	position: absolute; z-index: 2147483647; padding: 4px 12px;
	background: #d63638; color: #fff; font: 600 20px/1.4 sans-serif;
}`;

/** Marks the image in an iframe. This is impossible for pages from another origin and for pages that forbid framing. */
function mark( { contentDocument: page, dataset }: HTMLIFrameElement ) {
	if ( ! page?.head ) {
		return;
	}
	const style = page.createElement( 'style' );
	style.textContent = STYLE;
	page.head.append( style );
	const image = [ ...page.images ].find( ( { attributes } ) => {
		const src = attributes.getNamedItem( 'src' )?.value;
		return !! src && src === dataset.largest;
	} );
	if ( image ) {
		const { left, top } = image.getBoundingClientRect();
		const label = page.createElement( 'span' );
		label.className = 'vestibule-largest-label';
		label.textContent = dataset.label ?? '';
		label.style.left = `${ left }px`;
		label.style.top = `${ top }px`;
		image.classList.add( 'vestibule-largest' );
		page.body.append( label );
	}
}

/** Marks the largest image in the previews of a page (plugin/src/Site/Performance/Admin/PagePicture.php). */

document.querySelectorAll< HTMLIFrameElement >( '.vestibule-images__window iframe' ).forEach( ( frame ) => {
	frame.addEventListener( 'load', () => mark( frame ) );
	if ( frame.contentDocument?.readyState === 'complete' ) {
		mark( frame );
	}
} );
