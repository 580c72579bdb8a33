/**
 * State of a form that changes while a visitor fills it in. Views subscribe to it. Field values are stored in the
 * controls.
 */
export interface FormView {
	/** Errors by posted name; `form` for errors that belong to no field. */
	errors: Record< string, string[] >;
	/** Time (ISO 8601) of an earlier submission with other values; empty if there is none. */
	sentAt: string;
	/** True if the site did not respond, so it is unknown whether the submission was received. */
	isUnreached: boolean;
	/** Whether a press of the button is being processed, from validation to the response. */
	busy: boolean;
	/** Whether the request is in flight. */
	isSending: boolean;
	/** Number of fields with errors after the last press of the button. Set when the first of them has been focused. */
	problems: number;
	/** Whether all errors are shown, because the visitor has submitted the form or gone to the next step. */
	isValidated: boolean;
	/** Parts that conditions hide: field names, and IDs of groups as rendered. */
	hidden: ReadonlySet< string >;
	/**
	 * Number of times that a field's value was set from outside (because it was hidden or a draft was restored), by
	 * name.
	 */
	cleared: Readonly< Record< string, number > >;
	/** Chosen appointment as text. */
	chosen: string;
	/** Increases with each reset, so that views with their own state are reset too. */
	resets: number;
	/** Increases when the available times must be reloaded. */
	refreshes: number;
}

export interface FormStore {
	get: () => FormView;
	/** Listeners are not called if no value changes. */
	set: ( change: Partial< FormView > ) => void;
	subscribe: ( listener: () => void ) => () => void;
}

export function createStore( errors: FormView[ 'errors' ] ): FormStore {
	let view: FormView = {
		errors,
		sentAt: '',
		isUnreached: false,
		busy: false,
		isSending: false,
		problems: 0,
		isValidated: Object.keys( errors ).length > 0,
		hidden: new Set(),
		cleared: {},
		chosen: '',
		resets: 0,
		refreshes: 0,
	};
	const listeners = new Set< () => void >();
	return {
		get: () => view,
		set( change ) {
			const isNews = Object.entries( change ).some( ( [ key, value ] ) => Reflect.get( view, key ) !== value );
			if ( ! isNews ) {
				return;
			}
			view = { ...view, ...change };
			listeners.forEach( ( listener ) => listener() );
		},
		subscribe( listener ) {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
}
