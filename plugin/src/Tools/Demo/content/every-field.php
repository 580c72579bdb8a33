<?php
/**
 * Fields of the showcase form "Every field": type, posted name and attributes. A section has an empty name.
 *
 * @package Vestibule
 * @return non-empty-list<array{string, string, array<string, mixed>}>
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$vestibule_options = static fn ( string ...$labels ): array => array_map(
	static fn ( string $label ): array => array( 'value' => $label, 'label' => $label ),
	array_values( $labels )
);
$vestibule_courses = $vestibule_options(
	__( 'First steps', 'vestibule' ),
	__( 'Everyday life', 'vestibule' ),
	__( 'Work and offices', 'vestibule' ),
	__( 'Writing', 'vestibule' )
);
$vestibule_ways    = $vestibule_options(
	__( 'A friend', 'vestibule' ),
	__( 'A search', 'vestibule' ),
	__( 'A poster', 'vestibule' )
);
$vestibule_grades  = $vestibule_options(
	__( 'Poor', 'vestibule' ),
	__( 'Fair', 'vestibule' ),
	__( 'Good', 'vestibule' ),
	__( 'Very good', 'vestibule' )
);
$vestibule_wishes  = $vestibule_options(
	__( 'Small groups', 'vestibule' ),
	__( 'Evening hours', 'vestibule' ),
	__( 'A certificate', 'vestibule' )
);
$vestibule_rooms   = array_map(
	static fn ( string $picture, string $label ): array => array(
		'value' => $picture,
		'label' => $label,
		'image' => get_page_by_path( "demo-{$picture}", OBJECT, 'attachment' )->ID ?? 0,
	),
	array( 'garden', 'courtyard', 'library' ),
	array(
		__( 'In the garden', 'vestibule' ),
		__( 'In the courtyard', 'vestibule' ),
		__( 'In the library', 'vestibule' ),
	)
);
$vestibule_asked   = array_map(
	static fn ( string $key, string $label ): array => array( 'key' => $key, 'label' => $label ),
	array( 'welcome', 'teaching', 'rooms' ),
	array( __( 'The welcome', 'vestibule' ), __( 'The teaching', 'vestibule' ), __( 'The rooms', 'vestibule' ) )
);

return array(
	array( 'name', 'names', array( 'label' => __( 'Name', 'vestibule' ) ) ),
	array( 'email', 'email', array( 'label' => __( 'Email', 'vestibule' ), 'confirm' => true ) ),
	array( 'phone', 'phone', array( 'label' => __( 'Phone', 'vestibule' ), 'width' => 'half' ) ),
	array(
		'text',
		'organisation',
		array(
			'label' => __( 'Organisation', 'vestibule' ),
			'width' => 'two-thirds',
			'autocomplete' => 'organization',
		),
	),
	array( 'country', 'country', array( 'label' => __( 'Country', 'vestibule' ), 'width' => 'third' ) ),
	array( 'address', 'address', array( 'label' => __( 'Address', 'vestibule' ) ) ),
	array(
		'section',
		'',
		array(
			'title' => __( 'What you choose', 'vestibule' ),
			'text' => __( 'Answers that are none of the options are welcome, too.', 'vestibule' ),
		),
	),
	array(
		'radio',
		'found',
		array( 'label' => __( 'How did you find us?', 'vestibule' ), 'options' => $vestibule_ways, 'other' => true ),
	),
	array(
		'checkbox',
		'courses',
		array(
			'label' => __( 'Courses', 'vestibule' ),
			'options' => $vestibule_courses,
			'columns' => 2,
			'other' => true,
		),
	),
	array(
		'dropdown',
		'course',
		array(
			'label' => __( 'Favorite course', 'vestibule' ),
			'options' => $vestibule_courses,
			'other' => true,
			'width' => 'half',
		),
	),
	array(
		'multi-select',
		'topics',
		array(
			'label' => __( 'Topics', 'vestibule' ),
			'options' => $vestibule_courses,
			'other' => true,
			'maxSelections' => 2,
			'width' => 'half',
		),
	),
	array(
		'image-choice',
		'room',
		array(
			'label' => __( 'Where would you like to meet us?', 'vestibule' ),
			'options' => $vestibule_rooms,
			'columns' => 3,
		),
	),
	array(
		'section',
		'',
		array(
			'title' => __( 'What you think', 'vestibule' ),
			'text' => __( 'Questions as surveys ask them.', 'vestibule' ),
		),
	),
	array(
		'nps',
		'recommend',
		array( 'label' => __( 'How likely are you to recommend us to a friend or colleague?', 'vestibule' ) ),
	),
	array(
		'matrix',
		'visit',
		array(
			'label' => __( 'How was your last visit?', 'vestibule' ),
			'questions' => $vestibule_asked,
			'options' => $vestibule_grades,
		),
	),
	array(
		'ranking',
		'matters',
		array( 'label' => __( 'What matters most to you?', 'vestibule' ), 'options' => $vestibule_wishes ),
	),
	array( 'date-range', 'stay', array( 'label' => __( 'When could you come?', 'vestibule' ), 'min' => 'today' ) ),
	array( 'textarea', 'message', array( 'label' => __( 'Your message', 'vestibule' ) ) ),
	array(
		'terms',
		'terms',
		array(
			'label' => __( 'Newsletter', 'vestibule' ),
			'text' => __( 'Send me the newsletter. I can unsubscribe at any time.', 'vestibule' ),
		),
	),
	array(
		'agreement',
		'agreement',
		array(
			'label' => __( 'Data protection', 'vestibule' ),
			'text' => __( 'I agree that my details are stored and used to answer this enquiry.', 'vestibule' ),
			'required' => true,
		),
	),
	array( 'signature', 'signature', array( 'label' => __( 'Signature', 'vestibule' ) ) ),
);
