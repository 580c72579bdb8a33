<?php
/**
 * Event registration: sessions with limited spots, one registration per person.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'       => __( 'Event registration', 'vestibule' ),
	'description' => __( 'Sessions with limited spots, and the guests’ needs.', 'vestibule' ),
	'blocks'      => array(
		$form->required(
			'radio',
			'session',
			__( 'Which session?', 'vestibule' ),
			array(
				'help'    => __( 'Spots are limited.', 'vestibule' ),
				'options' => array(
					$form->choice( __( 'Friday, 18:00', 'vestibule' ), 20 ),
					$form->choice( __( 'Saturday, 11:00', 'vestibule' ), 20 ),
					$form->choice( __( 'Sunday, 11:00', 'vestibule' ), 12 ),
				),
			)
		),
		$form->name(),
		$form->email(),
		$form->phone( array( 'help' => __( 'For updates on the day.', 'vestibule' ) ) ),
		$form->field(
			'checkbox',
			'needs',
			__( 'What should we prepare?', 'vestibule' ),
			$form->choices(
				__( 'Vegetarian food', 'vestibule' ),
				__( 'Step-free access', 'vestibule' ),
				__( 'A sign language interpreter', 'vestibule' )
			)
		),
		$form->field( 'textarea', 'notes', __( 'Anything else?', 'vestibule' ) ),
		$form->agreement( __( 'I agree that my details are stored and used to organize this event.', 'vestibule' ) ),
		$form->button( __( 'Register', 'vestibule' ) ),
	),
	'message'     => __( 'You’re registered: {inputs.session}. We look forward to seeing you.', 'vestibule' ),
	'subject'     => __( 'Registration: {entry.sender}, {inputs.session}', 'vestibule' ),
	'settings'    => array( 'form-limits' => array( 'onePer' => 'email' ) ),
);
