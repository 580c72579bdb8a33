import { ProgressBar, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { post, remove } from '../server/api';
import { reasonOf } from '../server/reasonOf';
import './demo.css';

const PATH = '/vestibule/v1/demo';

/** Data about the demo, printed by the server. */
export interface Demo {
	/** Whether the demo content exists on the site. */
	isThere: boolean;
	/** Names of the steps that create the demo, in order. */
	steps: string[];
	/** URL of the site. */
	home: string;
	/** URL of the screen for activating the demo's theme; empty if the theme is active. */
	theme: string;
}

/** Demo content that was not removed. */
interface Kept {
	id: number;
	title: string;
	reason: string;
	link: string;
}

type State = 'absent' | 'there' | 'making' | 'removing' | 'made' | 'removed';

/**
 * Creates the demo in several requests, and removes it. After a failure, the same button creates the demo again and
 * reuses existing content.
 */
export function useDemo( { isThere, steps }: Pick< Demo, 'isThere' | 'steps' > ) {
	const [ state, setState ] = useState< State >( isThere ? 'there' : 'absent' );
	const [ done, setDone ] = useState( 0 );
	const [ kept, setKept ] = useState< Kept[] >( [] );
	const [ failure, setFailure ] = useState( '' );

	const attempt = async ( during: State, after: State, otherwise: State, work: () => Promise< void > ) => {
		setFailure( '' );
		setState( during );
		try {
			await work();
			setState( after );
		} catch ( error ) {
			setFailure( await reasonOf( error ) );
			setState( otherwise );
		}
	};
	const make = () =>
		attempt( 'making', 'made', state, async () => {
			setDone( 0 );
			for ( const [ index, step ] of steps.entries() ) {
				await post( PATH, { step } );
				setDone( index + 1 );
			}
		} );
	const takeOut = () =>
		attempt( 'removing', 'removed', state, async () =>
			setKept( ( await remove< { kept: Kept[] } >( PATH ) ).kept )
		);
	return { state, done, kept, failure, make, remove: takeOut };
}

interface ProgressProps {
	/** Name of the current step. */
	step: string | undefined;
	done: number;
	all: number;
}

/** Progress of the demo build, as a bar and as text. */
export function Progress( { step, done, all }: ProgressProps ) {
	const words: Record< string, string > = {
		people: __( 'Two authors', 'vestibule' ),
		pictures: __( 'Images', 'vestibule' ),
		pages: __( 'Pages and settings', 'vestibule' ),
		articles: __( 'Articles and comments', 'vestibule' ),
		chat: __( 'Chat accounts', 'vestibule' ),
		menus: __( 'Menus and footer', 'vestibule' ),
	};
	return (
		<div className="vestibule-demo__progress">
			<ProgressBar value={ Math.round( ( 100 * done ) / all ) } />
			<p role="status" className="vestibule-admin__message">
				{ sprintf(
					/* translators: 1: item that is being created, 2: its number, 3: number of all items. */
					__( '%1$s: step %2$d of %3$d', 'vestibule' ),
					words[ step ?? '' ] ?? step ?? '',
					Math.min( done + 1, all ),
					all
				) }
			</p>
		</div>
	);
}

/** List of content that was not removed together with the demo, with reasons. */
function KeptList( { kept }: { kept: Kept[] } ) {
	if ( kept.length === 0 ) {
		return null;
	}
	return (
		<>
			<p>{ __( 'These items were kept, and are yours from now on:', 'vestibule' ) }</p>
			<ul className="vestibule-demo__list">
				{ kept.map( ( { id, title, reason, link } ) => (
					<li key={ id }>
						{ link === '' ? title : <a href={ link }>{ title }</a> }. { reason }
					</li>
				) ) }
			</ul>
		</>
	);
}

/** Notices after a failure, or after the demo has been created or removed. */
export function Outcome( {
	state,
	failure,
	kept,
	home,
}: {
	state: string;
	failure: string;
	kept: Kept[];
	home: string;
} ) {
	return (
		<div>
			{ failure !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
			{ state === 'made' && (
				<Notice status="success" isDismissible={ false }>
					<p>{ __( 'The demo site is ready.', 'vestibule' ) }</p>
					<p className="vestibule-demo__links">
						<a href={ home }>{ __( 'Home page', 'vestibule' ) }</a>
						<a href={ `${ home }contact/` }>{ __( 'Form and appointments', 'vestibule' ) }</a>
						<a href={ `${ home }showcase/` }>{ __( 'Every block', 'vestibule' ) }</a>
						<a href={ `${ home }visiting-the-institute/` }>
							{ __( 'An article with comments', 'vestibule' ) }
						</a>
					</p>
				</Notice>
			) }
			{ state === 'removed' && (
				<Notice status="success" isDismissible={ false }>
					<p>
						{ __( 'The demo site has been removed, and your settings have been restored.', 'vestibule' ) }
					</p>
					<KeptList kept={ kept } />
				</Notice>
			) }
		</div>
	);
}
