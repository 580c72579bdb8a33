import { Component, startTransition, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { giveBack, keep, SlotsContext } from './slots';

interface BoundaryProps {
	onMount: () => void;
	onFault: () => void;
	children: ReactNode;
}

/** Error boundary. Renders nothing after an error, and `onFault` restores the server's markup. */
class Boundary extends Component< BoundaryProps, { failed: boolean } > {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidMount() {
		this.props.onMount();
	}

	override componentDidCatch() {
		this.props.onFault();
	}

	override render() {
		return this.state.failed ? null : this.props.children;
	}
}

/**
 * Hydrates the server's markup in the container. If rendering fails, the server's nodes are restored with all entered
 * values, and the container gets the class `is-native`: the content then works as it does without JavaScript. The nodes
 * in slots are never replaced.
 *
 * When the view has been mounted, the promise resolves with a function that unmounts it. Differences between server and
 * browser are reported as the event `vestibule:difference`, so that tests can count them.
 */
export function hydrate( container: HTMLElement, view: ReactNode ): Promise< () => void > {
	const printed = [ ...container.childNodes ];
	const slots = keep( container );
	const before = controls( container );
	const focus = followFocus( container );
	return new Promise( ( resolve ) => {
		let root: Root | undefined;
		const done = () => {
			focus.end();
			resolve( () => root?.unmount() );
		};
		const onFault = () => {
			container.replaceChildren( ...printed );
			giveBack( container, slots );
			container.classList.add( 'is-native' );
			done();
		};
		const onRecoverableError = ( error: unknown ) => {
			const detail = { message: String( error ) };
			container.dispatchEvent( new CustomEvent( 'vestibule:difference', { bubbles: true, detail } ) );
			setTimeout( () => restore( container, before, focus.last() ) );
		};
		const tree = (
			<Boundary onMount={ done } onFault={ onFault }>
				<SlotsContext.Provider value={ slots }>{ view }</SlotsContext.Provider>
			</Boundary>
		);
		// Hydrate in small tasks, so that the browser can respond to input between them.
		startTransition( () => {
			root = hydrateRoot( container, tree, { onRecoverableError } );
		} );
	} );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = ( container: HTMLElement ) => [
	...container.querySelectorAll< Control >( 'input, select, textarea' ),
];

/** Tracks which control of the container has the focus, including a control that React has replaced in the meantime. */
function followFocus( container: HTMLElement ) {
	let last = container.querySelector( ':focus' );
	const note = ( { target }: Event ) => ( last = target instanceof Element ? target : null );
	const forget = () => ( last = last?.isConnected && container.contains( last ) ? null : last );
	container.addEventListener( 'focusin', note );
	container.addEventListener( 'focusout', forget );
	return {
		last: () => last,
		end: () => {
			container.removeEventListener( 'focusin', note );
			container.removeEventListener( 'focusout', forget );
		},
	};
}

/** Copies entered values to the controls that replace the server's controls, and moves the focus. */
function restore( container: HTMLElement, before: readonly Control[], focused: Element | null ) {
	controls( container ).forEach( ( control, index ) => {
		const old = before[ index ];
		if ( ! old || old === control ) {
			return;
		}
		if ( control instanceof HTMLInputElement && /^(radio|checkbox)$/.test( control.type ) ) {
			control.checked = old instanceof HTMLInputElement && old.checked;
		} else if ( control.type !== 'file' && control.value !== old.value ) {
			control.value = old.value;
		}
		if ( old === focused && control.ownerDocument.activeElement === document.body ) {
			control.focus( { preventScroll: true } );
		}
	} );
}
