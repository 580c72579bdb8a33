import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { SelectControl } from '../../../../src/controls/wordpress';
import { MAX_RULES, type RuleGroup } from '../../../../src/conditions/read';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { ruleFor, withAt, without } from './operators';
import { RuleRow } from './RuleRow';

interface Props {
	group: RuleGroup;
	/** Whether users can choose between "all" and "any". */
	hasMatch: boolean;
	fields: readonly AskedField[];
	/** Returns whether the change was accepted. */
	onChange( group: RuleGroup ): boolean;
	/** Content between the rules and the button. */
	children?: ReactNode;
}

/** Editable list of rules. Either all rules or at least one of them must match. */
export function RuleList( { group, hasMatch, fields, onChange, children }: Props ) {
	const list = useRef< HTMLDivElement >( null );
	const { match, rules } = group;
	/** Moves the focus to a row after React has rendered the list. */
	const focus = ( index: number ) =>
		requestAnimationFrame( () => {
			const row = list.current?.querySelectorAll( ':scope > .vestibule-editor__rule' )[ index ];
			const next = ( row ?? list.current )?.querySelector< HTMLElement >( row ? 'select' : '.is-add' );
			next?.focus();
		} );
	const add = () => {
		// Use the first field that is allowed. A field that depends on this one would create a circular condition.
		const taken = fields.some( ( field ) => onChange( { match, rules: [ ...rules, ruleFor( field ) ] } ) );
		if ( taken ) {
			focus( rules.length );
		}
	};
	return (
		<div className="vestibule-editor__rules" ref={ list }>
			{ hasMatch && (
				<SelectControl
					label={ __( 'Conditions that must be met', 'vestibule' ) }
					value={ match }
					options={ [
						{ value: 'all', label: __( 'All of these', 'vestibule' ) },
						{ value: 'any', label: __( 'Any of these', 'vestibule' ) },
					] }
					onChange={ ( value ) => onChange( { match: value === 'any' ? 'any' : 'all', rules } ) }
				/>
			) }
			{ rules.map( ( rule, index ) => (
				<RuleRow
					key={ index }
					place={ index + 1 }
					rule={ rule }
					fields={ fields }
					onChange={ ( next ) => onChange( { match, rules: withAt( rules, index, next ) } ) }
					onRemove={ () => {
						onChange( { match, rules: without( rules, index ) } );
						focus( Math.max( 0, index - 1 ) );
					} }
				/>
			) ) }
			{ children }
			<Button
				__next40pxDefaultSize
				className="is-add"
				variant="secondary"
				icon={ plus }
				disabled={ fields.length === 0 || rules.length >= MAX_RULES }
				onClick={ add }
			>
				{ __( 'Add condition', 'vestibule' ) }
			</Button>
		</div>
	);
}
