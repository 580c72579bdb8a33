<?php
/**
 * Callback request: phone number and preferred time.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'       => __( 'Callback', 'vestibule' ),
	'description' => __( 'A phone number and a good time to call.', 'vestibule' ),
	'blocks'      => array(
		$form->name(),
		$form->phone( array( 'required' => true ) ),
		$form->field( 'text', 'topic', __( 'What is it about?', 'vestibule' ) ),
		$form->field(
			'date',
			'day',
			__( 'Preferred day', 'vestibule' ),
			array(
				'help'     => __( 'A weekday. Leave empty for the next one.', 'vestibule' ),
				'min'      => 'today',
				'max'      => '+30 days',
				'weekdays' => array( 1, 2, 3, 4, 5 ),
			)
		),
		$form->required(
			'radio',
			'time',
			__( 'When should we call?', 'vestibule' ),
			$form->choices(
				__( 'In the morning (9 to 12)', 'vestibule' ),
				__( 'In the afternoon (12 to 17)', 'vestibule' ),
				_x( 'Any time', 'no preferred time of day', 'vestibule' )
			)
		),
		$form->agreement( __( 'I agree that my details are stored and used to call me back.', 'vestibule' ) ),
		$form->button( __( 'Request a call', 'vestibule' ) ),
	),
	'message'     => __( 'Thank you. We’ll call you at {inputs.phone}.', 'vestibule' ),
	'subject'     => __( 'Call back {entry.sender}: {inputs.phone}', 'vestibule' ),
);
