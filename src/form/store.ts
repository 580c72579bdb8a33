/** What changes while a visitor fills in a form; views subscribe to it, values stay in the controls. */
export interface FormView {
	/** By posted name; `form` belongs to no field. */
	errors: Record< string, string[] >;
	/** When an earlier message arrived from which this one differs, ISO 8601; empty where there is none. */
	sentAt: string;
	/** True if the site did not answer, so it is unknown whether the message arrived. */
	isUnreached: boolean;
	/** Working on a press of the button: the form is judged, then sent. */
	busy: boolean;
	/** On its way to the site. */
	isSending: boolean;
	/** How many fields the last press of the button found wrong, once the focus is on the first. */
	problems: number;
	/** True once the visitor has asked for all errors, by sending or by going to the next step. */
	isJudged: boolean;
	/** The parts that conditions hide: fields by name, groups by the id that they were printed with. */
	hidden: ReadonlySet< string >;
	/** How often a field was put back to the values of the form, because it was hidden or a draft came back. */
	cleared: Readonly< Record< string, number > >;
	/** The chosen appointment in words. */
	chosen: string;
	/** Grows with each reset, so that views with a state of their own start again. */
	resets: number;
	/** Grows when the free times have to be asked for again. */
	refreshes: number;
}

export interface FormStore {
	get: () => FormView;
	/** Nobody is notified of a change that changes nothing. */
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
		isJudged: Object.keys( errors ).length > 0,
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
