/**
 * State of a form that changes while a visitor fills it in. Views subscribe to this state. The controls themselves
 * store the field values.
 */
export interface FormView {
	/** Errors by field name in the request. The key `form` contains errors that belong to no field. */
	errors: Record< string, string[] >;
	/** Time of an earlier submission with different values, in ISO 8601; empty if there is none. */
	sentAt: string;
	/** Whether the site did not respond, so that it is unknown whether the submission was received. */
	isUnreached: boolean;
	/** Whether a click on the button is being processed. This includes the validation and the response. */
	busy: boolean;
	/** Whether the form is being sent to the server. */
	isSending: boolean;
	/**
	 * Number of fields with errors after the last click on the button. It is set after the first of these fields has
	 * received the focus.
	 */
	problems: number;
	/** Whether all errors are shown, because the visitor has submitted the form or continued to the next step. */
	isValidated: boolean;
	/** Parts that conditions hide: names of fields, and IDs of groups as rendered by the server. */
	hidden: ReadonlySet< string >;
	/**
	 * Number of times that a script has set the value of each field, by field name. This happens when a field is hidden
	 * or a draft is restored.
	 */
	cleared: Readonly< Record< string, number > >;
	/** Chosen appointment as text. */
	chosen: string;
	/** Increases with each reset. Views that have their own state reset it too. */
	resets: number;
	/** Increases when the available times must be reloaded. */
	refreshes: number;
}

export interface FormStore {
	get: () => FormView;
	/** Changes the state. Listeners are called only if a value changes. */
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
