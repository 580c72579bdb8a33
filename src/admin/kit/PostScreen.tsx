import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { RefusalsProvider } from './refusals';
import { SaveBar } from './SaveBar';
import type { usePost, Wanted } from './usePost';
import './screen.css';

interface PostScreenProps {
	/** Where its addresses are, and what the reader may do. */
	server: { canPublish: boolean; editUrl: string; listUrl: string; trashUrl: string };
	post: Omit< ReturnType< typeof usePost >, 'draft' | 'change' >;
	/** Leads to the list of all. */
	listLabel: string;
	className?: string;
	/** The sections. */
	children: ReactNode;
	/** What stands beside them, such as a preview. */
	beside?: ReactNode;
}

/** The screen of one post: its sections, and the buttons that save, hide and trash it. */
export function PostScreen( { server, post, listLabel, className = '', children, beside }: PostScreenProps ) {
	const { save, status, errors, failure, isBusy, isDirty, message } = post;
	const place = useRef< HTMLDivElement >( null );
	const isPublished = status === 'publish';

	useEffect( () => {
		if ( Object.keys( errors ).length > 0 ) {
			place.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
		}
	}, [ errors ] );

	const saveAs = async ( wanted: Wanted ) => {
		if ( await save( wanted ) ) {
			// A new one has its own address from now on: loading again shows it and does not begin another.
			window.history.replaceState( null, '', server.editUrl );
		}
	};
	return (
		<div className={ `vestibule-admin ${ className }`.trim() } ref={ place }>
			<div className="vestibule-admin__sections">
				<RefusalsProvider value={ errors }>{ children }</RefusalsProvider>
				<SaveBar
					failure={ failure }
					message={ message }
					isDirty={ isDirty }
					label={ isPublished ? __( 'Save', 'vestibule' ) : __( 'Publish', 'vestibule' ) }
					isBusy={ isBusy }
					isDisabled={ ! server.canPublish }
					isChecked
					onSave={ () => void saveAs( 'publish' ) }
				>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void saveAs( 'draft' ) }
					>
						{ isPublished ? __( 'Hide from visitors', 'vestibule' ) : __( 'Save as a draft', 'vestibule' ) }
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
			</div>
			{ beside }
		</div>
	);
}
