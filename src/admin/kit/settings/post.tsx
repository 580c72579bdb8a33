import { Button } from '@wordpress/components';
import { createContext, useContext, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Versions } from '../../../controls/Versions';
import { BASE, conflictOf, isSame, labelAt, type Choice, type Conflict } from '../../../shared/conflict';
import { reasonOf } from '../server/reasonOf';
import { RefusalsProvider, refusalsOf, type Refusals } from '../server/refusals';
import { SaveBar } from './SaveBar';
import './screen.css';

/** Requested status: visible to visitors, or a draft. */
export type Wanted = 'publish' | 'draft';

type Values = Record< string, unknown >;

/** Properties of a post type that has its own edit screen. */
export interface PostKind< Draft > {
	/** Converts valid input to its stored format. */
	read( draft: Draft ): Draft;
	/** Returns error messages by setting. Requirements for publishing don't apply to drafts. */
	errorsOf( draft: Draft, wanted: Wanted ): Refusals;
	/** Returns the parameters of the request that saves the draft. */
	valuesOf( draft: Draft ): Values;
	/** Applies values in the format of valuesOf() to a draft. */
	withValues( draft: Draft, values: Values ): Draft;
	/** Sends a save request and returns the stored values. */
	store( values: Values ): Promise< Values & { status: string } >;
	/** Labels of settings, by their path in the request. */
	labels: Readonly< Record< string, string > >;
	/** Messages after saving. */
	saved: Record< Wanted, string >;
}

/**
 * Returns the state of save requests: errors, a conflict with another person's changes, and whether a request is
 * running.
 */
function useRequest() {
	const [ errors, setErrors ] = useState< Refusals >( {} );
	const [ failure, setFailure ] = useState( '' );
	const [ conflict, setConflict ] = useState< Conflict | null >( null );
	const [ isBusy, setBusy ] = useState( false );

	/** Returns whether the request succeeded. */
	const attempt = async ( request: () => Promise< void > ): Promise< boolean > => {
		setFailure( '' );
		setConflict( null );
		setBusy( true );
		try {
			await request();
			return true;
		} catch ( error ) {
			setConflict( conflictOf( error ) );
			setErrors( refusalsOf( error ) );
			setFailure( await reasonOf( error ) );
			return false;
		} finally {
			setBusy( false );
		}
	};
	return { errors, setErrors, failure, setFailure, conflict, isBusy, attempt };
}

/** Returns the state of a post that is being edited. Errors never discard the input. */
function usePost< Draft >( start: Draft, startStatus: string, kind: PostKind< Draft > ) {
	const [ saved, setSaved ] = useState( start );
	const [ draft, setDraft ] = useState( start );
	const [ status, setStatus ] = useState( startStatus );
	const [ message, setMessage ] = useState( '' );
	const { errors, setErrors, failure, setFailure, conflict, isBusy, attempt } = useRequest();

	const change = ( changes: Partial< Draft > ) => {
		setDraft( ( before ) => ( { ...before, ...changes } ) );
		setMessage( '' );
		setErrors( {} );
	};

	/** Sends the draft. `base` contains the values that the screen had loaded, which are not sent for a new post. */
	const send = ( typed: Draft, wanted: string, base: Values ): Promise< boolean > =>
		attempt( async () => {
			const values = kind.valuesOf( typed );
			const answer = await kind.store( {
				...values,
				status: wanted,
				...( status !== 'new' && { [ BASE ]: base } ),
			} );
			const merged = kind.withValues( typed, answer );
			const stored = isSame( kind.valuesOf( merged ), values ) ? typed : merged;
			setStatus( answer.status );
			setSaved( stored );
			setDraft( stored );
			setMessage( kind.saved[ answer.status === 'publish' ? 'publish' : 'draft' ] );
		} );

	const loaded = () => ( { ...kind.valuesOf( saved ), status } );

	/** Saves one of the two versions, merged with all changes that don't conflict. */
	const choose = async ( choice: Choice ): Promise< boolean > => {
		if ( ! conflict ) {
			return false;
		}
		const next = kind.withValues( draft, conflict[ choice ] );
		setDraft( next );
		return send( next, String( conflict[ choice ].status ), { ...loaded(), ...conflict.now } );
	};

	const save = async ( wanted: Wanted ): Promise< boolean > => {
		const typed = kind.read( draft );
		const found = kind.errorsOf( typed, wanted );
		setDraft( typed );
		setErrors( found );
		setMessage( '' );
		if ( Object.keys( found ).length > 0 ) {
			setFailure(
				__( 'Nothing was saved, because some settings are not valid. See their errors.', 'vestibule' )
			);
			return false;
		}
		return send( typed, wanted, loaded() );
	};

	const isDirty = JSON.stringify( draft ) !== JSON.stringify( saved );
	return { draft, change, save, choose, conflict, status, errors, failure, isBusy, isDirty, message };
}

interface ScreenProps< Draft > {
	/** URLs and permissions. */
	server: { status: string; canPublish: boolean; editUrl: string; listUrl: string; trashUrl: string };
	start: Draft;
	kind: PostKind< Draft >;
	/** Label of the link to the list. */
	listLabel: string;
	className?: string;
	/** Sections of the screen. */
	children: ReactNode;
	/** Element next to the sections, such as a preview. */
	beside?: ReactNode;
}

interface PostSaveBarProps {
	server: ScreenProps< unknown >[ 'server' ];
	post: Omit< ReturnType< typeof usePost >, 'draft' | 'change' >;
	labels: PostKind< unknown >[ 'labels' ];
	listLabel: string;
	saveAs: ( wanted: Wanted ) => Promise< void >;
}

/** Buttons that save, unpublish and trash the post. */
function PostSaveBar( { server, post, labels, listLabel, saveAs }: PostSaveBarProps ) {
	const { status, isBusy } = post;
	const isPublished = status === 'publish';
	return (
		<SaveBar
			failure={ post.failure }
			message={ post.message }
			isDirty={ post.isDirty }
			label={ isPublished ? __( 'Save', 'vestibule' ) : __( 'Publish', 'vestibule' ) }
			isBusy={ isBusy }
			isDisabled={ ! server.canPublish }
			isChecked
			onSave={ () => void saveAs( 'publish' ) }
			versions={
				post.conflict && (
					<Versions
						changes={ post.conflict.conflicts }
						labelOf={ ( { path } ) => labelAt( path, labels ) }
						isBusy={ isBusy }
						onChoose={ ( choice ) => void post.choose( choice ) }
					/>
				)
			}
		>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void saveAs( 'draft' ) }
			>
				{ isPublished ? __( 'Switch to draft', 'vestibule' ) : __( 'Save as a draft', 'vestibule' ) }
			</Button>
			<Button __next40pxDefaultSize variant="tertiary" href={ server.listUrl }>
				{ listLabel }
			</Button>
			{ server.trashUrl !== '' && status !== 'new' && (
				<Button __next40pxDefaultSize variant="tertiary" isDestructive href={ server.trashUrl }>
					{ __( 'Move to Trash', 'vestibule' ) }
				</Button>
			) }
		</SaveBar>
	);
}

/** Creates the components and hooks of a screen that edits one post. Controls read their value by setting name. */
export function postOf< Draft extends object >() {
	const Context = createContext< ReturnType< typeof usePost< Draft > > | null >( null );

	/** Returns the current draft with its errors. */
	function useDraft() {
		const post = useContext( Context );
		if ( post === null ) {
			throw new Error( 'A setting of a post stands outside its screen.' );
		}
		return post;
	}

	function useSetting< Key extends keyof Draft >( name: Key ) {
		const { draft, change } = useDraft();
		return {
			value: draft[ name ],
			set: ( value: Draft[ Key ] ) => change( { [ name ]: value } as unknown as Partial< Draft > ),
		};
	}

	/** Screen with the sections and the save bar. */
	function Screen( { server, start, kind, listLabel, className = '', children, beside }: ScreenProps< Draft > ) {
		const post = usePost( start, server.status, kind );
		const { save, errors } = post;
		const place = useRef< HTMLDivElement >( null );

		useEffect( () => {
			if ( Object.keys( errors ).length > 0 ) {
				place.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
			}
		}, [ errors ] );

		const saveAs = async ( wanted: Wanted ) => {
			if ( await save( wanted ) ) {
				// A new post now has its own URL, so that reloading doesn't create another post.
				window.history.replaceState( null, '', server.editUrl );
			}
		};
		return (
			<Context.Provider value={ post }>
				<div className={ `vestibule-admin ${ className }`.trim() } ref={ place }>
					<div className="vestibule-admin__sections">
						<RefusalsProvider value={ errors }>{ children }</RefusalsProvider>
						<PostSaveBar { ...{ server, post, listLabel, saveAs } } labels={ kind.labels } />
					</div>
					{ beside }
				</div>
			</Context.Provider>
		);
	}

	return { Screen, useDraft, useSetting };
}
