import { Disabled } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';

interface FrameProps {
	title: string;
	/** A page of the site, as HTML. */
	page: string;
	/** What stands in its body; printed by the site, which has taken out whatever could run. */
	html: string;
	/** Classes of the body. */
	state: string;
	/** Of the window that is shown, in px. */
	width: number;
	height: number;
}

/** A window of this size, made smaller until it fits. No script runs in it. */
export function Frame( { title, page, html, state, width, height }: FrameProps ) {
	const place = useRef< HTMLDivElement >( null );
	const frame = useRef< HTMLIFrameElement >( null );
	const [ scale, setScale ] = useState( 1 );
	const [ loads, setLoads ] = useState( 0 );
	useEffect( () => {
		const observer = new ResizeObserver( ( [ entry ] ) =>
			setScale( Math.min( 1, ( entry?.contentRect.width ?? width ) / width ) )
		);
		if ( place.current ) {
			observer.observe( place.current );
		}
		return () => observer.disconnect();
	}, [ width ] );
	useEffect( () => {
		const body = frame.current?.contentDocument?.body;
		if ( body ) {
			body.innerHTML = html;
			body.className = state;
			// On the site a script says that all of the notice has come; none runs here.
			body.querySelector( '.vestibule-notice' )?.classList.add( 'is-here' );
		}
	}, [ html, state, loads ] );
	return (
		<Disabled>
			<div
				ref={ place }
				className="vestibule-consent-admin__stage"
				style={ { blockSize: height * scale, maxInlineSize: width } }
			>
				<iframe
					ref={ frame }
					title={ title }
					sandbox="allow-same-origin"
					srcDoc={ page }
					onLoad={ () => setLoads( ( before ) => before + 1 ) }
					style={ { inlineSize: width, blockSize: height, scale: String( scale ) } }
				/>
			</div>
		</Disabled>
	);
}
