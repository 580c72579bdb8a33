import { ProgressBar, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { post, remove } from '../server/api';
import { reasonOf } from '../server/reasonOf';
import './demo.css';

const PATH = '/vestibule/v1/demo';

/** What the demo's server data say of it. */
export interface Demo {
	/** Whether the demo is on the site. */
	isThere: boolean;
	/** The steps in which it is made, in order. */
	steps: string[];
	/** Address of the site. */
	home: string;
	/** Where to choose the theme that the demo is made for; empty when it is in use. */
	theme: string;
}

/** Something of the demo that was not taken out. */
interface Kept {
	id: number;
	title: string;
	reason: string;
	link: string;
}

type State = 'absent' | 'there' | 'making' | 'removing' | 'made' | 'removed';

/** Makes the demo step by step and takes it out; after a failure the same button goes on where it stopped. */
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
	/** Of the step that runs. */
	step: string | undefined;
	done: number;
	all: number;
}

/** How far the making is, in a bar and in words. */
export function Progress( { step, done, all }: ProgressProps ) {
	const words: Record< string, string > = {
		people: __( 'Two authors', 'vestibule' ),
		pictures: __( 'Pictures', 'vestibule' ),
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
					/* translators: 1: what is being made, 2: its number, 3: how many there are. */
					__( '%1$s: step %2$d of %3$d', 'vestibule' ),
					words[ step ?? '' ] ?? step ?? '',
					Math.min( done + 1, all ),
					all
				) }
			</p>
		</div>
	);
}

/** What stayed when the demo was taken out, and why. */
function KeptList( { kept }: { kept: Kept[] } ) {
	if ( kept.length === 0 ) {
		return null;
	}
	return (
		<>
			<p>{ __( 'These stay, and are yours from now on:', 'vestibule' ) }</p>
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

/** What has happened: a failure, or the end of making or taking out. */
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
					<p>{ __( 'The demo site is removed, and the settings are as before.', 'vestibule' ) }</p>
					<KeptList kept={ kept } />
				</Notice>
			) }
		</div>
	);
}
