import { __, sprintf } from '@wordpress/i18n';
import { blockTable } from '@wordpress/icons';
import type { FieldAttributes } from '../../../src/contracts/field';
import { OptionsControl } from '../kit/editor/inspector/OptionsControl';
import type { FieldEditing, FieldPanelProps } from '../kit/editor/kinds';
import type { Option } from '../kit/editor/options';
import { PlainText } from '../kit/editor/PlainText';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { describedBy, FieldErrors, Frame, RequiredMark, textOf, type FieldViewProps } from '../kit/view';
import metadata from './block.json';

/** Maximum number of options in a table (same value as in Fields\Types\Choice\Matrix). */
const IN_TABLE = 7;

type Question = NonNullable< FieldAttributes[ 'questions' ] >[ number ];

function Row( { part, ...props }: FieldViewProps & { part: FieldViewProps[ 'field' ][ 'parts' ][ number ] } ) {
	const { field, values, words, slots } = props;
	const { id, name, label, required } = part;
	const errors = props.errors[ name ] ?? [];
	return (
		<tr>
			<th scope="row" id={ `${ id }_label` }>
				<span className="vestibule-matrix__question" id={ `${ id }_name` }>
					<span>{ slots?.parts?.[ field.parts.indexOf( part ) ] ?? label }</span>
					<RequiredMark required={ required && ! field.required } words={ words } />
				</span>
				<FieldErrors id={ id } errors={ errors } />
			</th>
			{ field.options.map( ( option, index ) => {
				const own = index === 0 ? id : `${ id }_${ index }`;
				return (
					<td key={ option.value }>
						<label className="vestibule-choice">
							<input
								className="vestibule-choice__box"
								id={ own }
								type="radio"
								name={ name }
								value={ option.value }
								aria-labelledby={ `${ id }_name ${ own }_text` }
								aria-describedby={
									index === 0 ? describedBy( id, false, errors.length > 0 ) : undefined
								}
								defaultChecked={ option.value === textOf( values, name ) }
							/>
							<span className="vestibule-choice__text" id={ `${ own }_text` }>
								{ option.label }
							</span>
						</label>
					</td>
				);
			} ) }
		</tr>
	);
}

/** Table of radio buttons. In narrow forms, the questions are displayed one below the other. */
function View( props: FieldViewProps ) {
	const { field, slots } = props;
	return (
		<Frame { ...props } group>
			<table
				className={ field.options.length > IN_TABLE ? 'vestibule-matrix has-many' : 'vestibule-matrix' }
				aria-labelledby={ `${ field.id }_label` }
				aria-describedby={ describedBy( field.id, field.help !== '', false ) }
			>
				<thead>
					<tr>
						<td />
						{ field.options.map( ( { value, label }, index ) => (
							<th scope="col" key={ value }>
								{ slots?.options?.[ index ] ?? label }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ field.parts.map( ( part ) => (
						<Row key={ part.name } { ...props } part={ part } />
					) ) }
				</tbody>
			</table>
		</Frame>
	);
}

const KEY = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

/**
 * Converts options to questions. An existing question retains its key, because entries contain the key. A new question
 * gets the next number as its key.
 */
function questionsOf( options: readonly Option[] ): Question[] {
	const keys = options.map( ( { value } ) => value ).filter( ( value ) => KEY.test( value ) );
	const nextKey = () => {
		const numbers = keys.map( ( key ) => Number( /^q(\d+)$/.exec( key )?.[ 1 ] ?? 0 ) );
		keys.push( `q${ Math.max( 0, ...numbers ) + 1 }` );
		return keys[ keys.length - 1 ] ?? '';
	};
	return options.slice( 0, 50 ).map( ( { value, label, selected } ) => ( {
		key: KEY.test( value ) ? value : nextKey(),
		label,
		...( selected && { required: true } ),
	} ) );
}

const optionsOf = ( { questions = [] }: FieldAttributes ): Option[] =>
	questions.map( ( { key, label, required = false } ) => ( { value: key, label, selected: required } ) );

function Settings( { attributes, setAttributes, stored }: FieldPanelProps ) {
	const questions = optionsOf( attributes );
	return (
		<>
			<OptionsControl
				options={ questions }
				several
				stored={ () => questions.map( ( { value } ) => value ) }
				words={ {
					title: __( 'Rows', 'vestibule' ),
					/* translators: %d: position of a row in a matrix. */
					name: ( place ) => sprintf( __( 'Row %d', 'vestibule' ), place ),
					hint: __( 'Check the rows that must be answered. Press Enter to add a row.', 'vestibule' ),
					add: __( 'Add row', 'vestibule' ),
					tick: ( question ) =>
						/* translators: %s: text of a question. */
						sprintf( __( '“%s” must be answered', 'vestibule' ), question ),
				} }
				onChange={ ( changed ) => setAttributes( { questions: questionsOf( changed ) } ) }
			/>
			<OptionsControl
				called={ {
					title: __( 'Columns', 'vestibule' ),
					/* translators: %d: position of a column in a matrix. */
					name: ( place ) => sprintf( __( 'Column %d', 'vestibule' ), place ),
					hint: __( 'Press Enter to add a column. Each pasted line becomes a column.', 'vestibule' ),
					add: __( 'Add column', 'vestibule' ),
				} }
				options={ attributes.options ?? [] }
				stored={ stored }
				hasTicks={ false }
				onChange={ ( options ) => setAttributes( { options } ) }
			/>
		</>
	);
}

/** Returns the questions, edited in place. */
function questionSlots( { attributes, setAttributes }: FieldEditing ) {
	const { questions = [] } = attributes;
	return {
		parts: questions.map( ( { key, label }, index ) => (
			<PlainText
				key={ key }
				identifier={ `question-${ key }` }
				label={ sprintf(
					/* translators: %d: position of a question in the list. */
					__( 'Question %d', 'vestibule' ),
					index + 1
				) }
				placeholder={ __( 'Add a question', 'vestibule' ) }
				value={ label }
				onChange={ ( text ) =>
					setAttributes( {
						questions: questions.map( ( one ) => ( one.key === key ? { ...one, label: text } : one ) ),
					} )
				}
			/>
		) ),
	};
}

const scale = (): Option[] =>
	[
		__( 'Strongly disagree', 'vestibule' ),
		__( 'Disagree', 'vestibule' ),
		__( 'Neither', 'vestibule' ),
		__( 'Agree', 'vestibule' ),
		__( 'Strongly agree', 'vestibule' ),
	].map( ( label ) => ( { value: label, label } ) );

export const field: FieldBlock = {
	metadata,
	canBePrefilled: false,
	View,
	icon: blockTable,
	order: 84,
	answer: 'presence',
	answerOfParts: 'choice',
	fresh: () => ( {
		questions: [
			{ key: 'q1', label: __( 'First question', 'vestibule' ) },
			{ key: 'q2', label: __( 'Second question', 'vestibule' ) },
		],
		options: scale(),
	} ),
	canBeInvalid: true,
	slots: questionSlots,
	preview: ( { name = '', required = false, questions = [] }, id ) => ( {
		parts: questions.map( ( question ) => ( {
			id: `${ id }_${ question.key }`,
			name: `${ name }[${ question.key }]`,
			label: question.label || question.key,
			required: required || question.required === true,
			autocomplete: '',
		} ) ),
	} ),
	Settings,
};
