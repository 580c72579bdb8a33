<?php
/**
 * Fields of the form "Registration for a course", with three steps, conditions and a calculation: type, posted name and
 * attributes. A step has an empty name and a list of its fields.
 *
 * @package Vestibule
 * @return non-empty-list<array{string, string, array<string, mixed>, list<mixed>}>
 */

declare(strict_types=1);

use Vestibule\Courses\Courses;

defined( 'ABSPATH' ) || exit;

$vestibule_options = static fn ( array $labels ): array => array_map(
	static fn ( string|int $value, string $label ): array => array( 'value' => (string) $value, 'label' => $label ),
	array_keys( $labels ),
	array_values( $labels )
);
$vestibule_rule    = static fn ( string $field, string $operator, string $value ): array => array(
	'match' => 'all',
	'rules' => array( array( 'field' => $field, 'operator' => $operator, 'value' => $value ) ),
);
$vestibule_company = $vestibule_rule( 'who', 'equals', 'company' );

return array(
	array(
		'step',
		'',
		array( 'title' => __( 'You', 'vestibule' ) ),
		array(
			array(
				'radio',
				'who',
				array(
					'label'    => __( 'Who is the course for?', 'vestibule' ),
					'required' => true,
					'options'  => $vestibule_options(
						array(
							'me' => __( 'For me', 'vestibule' ),
							'company' => __( 'For people at my company', 'vestibule' ),
						)
					),
				),
			),
			array( 'name', 'names', array( 'label' => __( 'Name', 'vestibule' ) ) ),
			array(
				'email',
				'email',
				array( 'label' => __( 'Email', 'vestibule' ), 'required' => true, 'width' => 'half' ),
			),
			array(
				'phone',
				'phone',
				array( 'label' => __( 'Phone', 'vestibule' ), 'initialCountry' => 'de', 'width' => 'half' ),
			),
			array(
				'text',
				'company',
				array(
					'label' => __( 'Company', 'vestibule' ),
					'required' => true,
					'autocomplete' => 'organization',
					'width' => 'two-thirds',
					'conditions' => $vestibule_company,
				),
			),
			array(
				'number',
				'people',
				array(
					'label' => _x( 'People', 'how many', 'vestibule' ),
					'required' => true,
					'min' => '2',
					'max' => '10',
					'width' => 'third',
					'conditions' => $vestibule_company,
				),
			),
		),
	),
	array(
		'step',
		'',
		array( 'title' => __( 'The course', 'vestibule' ), 'nextLabel' => __( 'Continue', 'vestibule' ) ),
		array(
			array(
				'dropdown',
				'course',
				array(
					'label'       => __( 'Course', 'vestibule' ),
					'required'    => true,
					'placeholder' => __( 'Choose a course', 'vestibule' ),
					'optionsFrom' => array( 'kind' => 'posts', 'of' => Courses::NAME ),
				),
			),
			array(
				'range',
				'level',
				array(
					'label' => __( 'How much German do you speak?', 'vestibule' ),
					'min'   => '0',
					'max'   => '10',
					'start' => '0',
					'help'  => __( '0 is nothing yet, 10 is everything.', 'vestibule' ),
				),
			),
			array(
				'file',
				'certificate',
				array(
					'label'      => _x( 'Certificate', 'from a course', 'vestibule' ),
					'help'       => __( 'If you have one from an earlier course.', 'vestibule' ),
					'fileTypes'  => array( 'pdf', 'jpg', 'png' ),
					'conditions' => $vestibule_rule( 'level', 'greater', '2' ),
				),
			),
			array(
				'calculation',
				'deposit',
				array(
					'label'         => __( 'Deposit', 'vestibule' ),
					'help'          => __( '50 € for each person. It is part of the fee.', 'vestibule' ),
					'formula'       => '50 * max(1, people)',
					'numberFormat'  => 'currency',
					'currency'      => '€',
					'currencyPlace' => 'after',
				),
			),
		),
	),
	array(
		'step',
		'',
		array( 'title' => __( 'Anything else', 'vestibule' ) ),
		array(
			array( 'rating', 'before', array( 'label' => __( 'Were you here before? How was it?', 'vestibule' ) ) ),
			array( 'textarea', 'notes', array( 'label' => __( 'Your message', 'vestibule' ) ) ),
			array(
				'agreement',
				'agreement',
				array(
					'label'    => __( 'Data protection', 'vestibule' ),
					'text'     => __(
						'I agree that my details are stored and used to organize the course.',
						'vestibule'
					),
					'required' => true,
				),
			),
		),
	),
);
