<?php
/**
 * Volunteering: tasks, times and hours per week.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'       => __( 'Volunteer', 'vestibule' ),
	'description' => __( 'The kind of help and the availability.', 'vestibule' ),
	'blocks'      => array(
		$form->name(),
		$form->email( array( 'width' => 'half' ) ),
		$form->phone( array( 'width' => 'half' ) ),
		$form->required(
			'checkbox',
			'areas',
			__( 'How would you like to help?', 'vestibule' ),
			$form->choices(
				__( 'At events', 'vestibule' ),
				__( 'Driving and errands', 'vestibule' ),
				__( 'In the office', 'vestibule' ),
				__( 'Visiting people', 'vestibule' )
			) + array( 'other' => true )
		),
		$form->field(
			'checkbox',
			'days',
			__( 'When are you available?', 'vestibule' ),
			$form->choices(
				__( 'In the morning', 'vestibule' ),
				__( 'In the evening', 'vestibule' ),
				__( 'At weekends', 'vestibule' )
			)
		),
		$form->field(
			'range',
			'hours',
			__( 'Hours a week', 'vestibule' ),
			array( 'min' => '1', 'max' => '20', 'start' => '3', 'unit' => __( 'hours', 'vestibule' ) )
		),
		$form->field(
			'textarea',
			'about',
			__( 'Tell us about yourself', 'vestibule' ),
			array( 'help' => __( 'For example, your experience, your languages and what you enjoy.', 'vestibule' ) )
		),
		$form->agreement( __( 'I agree that my details are stored and used to plan my help.', 'vestibule' ) ),
		$form->button( __( 'Offer my help', 'vestibule' ) ),
	),
	'message'     => __( 'Thank you for offering your help. We’ll get in touch within a week.', 'vestibule' ),
	'subject'     => __( 'Volunteer: {entry.sender}', 'vestibule' ),
);
