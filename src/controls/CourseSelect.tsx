import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { SelectControl } from './wordpress';

interface Props {
	/** ID of the course; 0 for the course that the page belongs to. */
	value: number;
	help?: string;
	/** Label of the first option. */
	none?: string;
	onChange: ( course: number ) => void;
}

/** Select control for a course. By default, the first option is the course that the page belongs to. */
export function CourseSelect( { value, help, none = __( 'Course of this page', 'vestibule' ), onChange }: Props ) {
	const courses = useSelect(
		( select ) =>
			select( coreStore ).getEntityRecords< { id: number; title: { raw: string } } >(
				'postType',
				'vestibule_course',
				{ per_page: 100, orderby: 'title', order: 'asc', context: 'edit', _fields: 'id,title' }
			),
		[]
	);
	// While the courses are loading, the chosen course must not look like "Course of this page".
	const isListed = value === 0 || ( courses ?? [] ).some( ( { id } ) => id === value );
	return (
		<SelectControl
			label={ __( 'Course', 'vestibule' ) }
			help={ help }
			value={ String( value ) }
			options={ [
				{ value: '0', label: none },
				...( isListed ? [] : [ { value: String( value ), label: `#${ value }` } ] ),
				...( courses ?? [] ).map( ( { id, title } ) => ( {
					value: String( id ),
					label: title.raw,
				} ) ),
			] }
			onChange={ ( course ) => onChange( Number( course ) ) }
		/>
	);
}
