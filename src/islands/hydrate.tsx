import { Component, startTransition, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { giveBack, keep, SlotsContext } from './slots';

interface BoundaryProps {
	onMount: () => void;
	onFault: () => void;
	children: ReactNode;
}

/** Draws nothing after a fault; what the server printed is put back by `onFault`. */
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
 * Takes over what the server printed in the container. When that fails, the server's own nodes, with all that was typed
 * in them, stay and work as without scripts: the container gets the class `is-native`. What stands in a slot stays the
 * same nodes whatever happens.
 *
 * Resolves when the view answers the visitor, with what takes it off again. A difference between server and browser is reported as the event
 * `vestibule:difference`, so that tests can count it.
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
		// In pieces, between which the browser answers the visitor.
		startTransition( () => {
			root = hydrateRoot( container, tree, { onRecoverableError } );
		} );
	} );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = ( container: HTMLElement ) => [
	...container.querySelectorAll< Control >( 'input, select, textarea' ),
];

/** Remembers which control of the container has the focus, also after React has replaced the control. */
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

/** Copies what the visitor typed into the controls that replace those of the server, and moves the focus along. */
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
