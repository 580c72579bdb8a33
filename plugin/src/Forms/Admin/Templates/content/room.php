<?php
/**
 * Room request: first and last day, number of people, and equipment.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'       => __( 'Room request', 'vestibule' ),
	'description' => __( 'Dates, number of people and equipment.', 'vestibule' ),
	'blocks'      => array(
		$form->required(
			'date-range',
			'dates',
			__( 'Dates', 'vestibule' ),
			array( 'min' => 'today', 'maxDays' => 14 )
		),
		$form->field( 'time', 'from', _x( 'From', 'start of a period', 'vestibule' ), array( 'width' => 'half' ) ),
		$form->field( 'time', 'until', __( 'Until', 'vestibule' ), array( 'width' => 'half' ) ),
		$form->required(
			'dropdown',
			'room',
			__( 'Room', 'vestibule' ),
			$form->choices(
				__( 'Hall', 'vestibule' ),
				__( 'Seminar room', 'vestibule' ),
				__( 'Any room that fits', 'vestibule' )
			) + array( 'placeholder' => __( 'Choose a room', 'vestibule' ), 'width' => 'two-thirds' )
		),
		$form->required(
			'number',
			'people',
			_x( 'People', 'how many', 'vestibule' ),
			array( 'min' => '1', 'max' => '500', 'decimals' => '0', 'width' => 'third' )
		),
		$form->field(
			'checkbox',
			'equipment',
			__( 'Equipment', 'vestibule' ),
			$form->choices(
				__( 'Projector', 'vestibule' ),
				__( 'Whiteboard', 'vestibule' ),
				__( 'Coffee and water', 'vestibule' )
			)
		),
		$form->required( 'text', 'occasion', __( 'Occasion', 'vestibule' ) ),
		$form->name(),
		$form->email( array( 'width' => 'half' ) ),
		$form->phone( array( 'width' => 'half' ) ),
		$form->agreement( __( 'I agree that my details are stored and used to answer this request.', 'vestibule' ) ),
		$form->button( __( 'Request the room', 'vestibule' ) ),
	),
	'message'     => __(
		'Thank you. We’ll tell you within two working days whether the room is available.',
		'vestibule'
	),
	'subject'     => __( 'Room request: {inputs.room}, {inputs.dates}', 'vestibule' ),
);
