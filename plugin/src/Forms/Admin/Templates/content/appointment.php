<?php
/**
 * Appointment: an available time of the first appointment type, and the visitor's details.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'       => __( 'Appointment', 'vestibule' ),
	'description' => __( 'A time from your calendar, and a topic.', 'vestibule' ),
	'blocks'      => array(
		$form->required( 'appointment', 'appointment', __( 'Date and time', 'vestibule' ) ),
		$form->name(),
		$form->email(),
		$form->phone( array( 'help' => __( 'In case something changes on the day.', 'vestibule' ) ) ),
		$form->field( 'textarea', 'topic', __( 'What would you like to talk about?', 'vestibule' ) ),
		$form->agreement( __( 'I agree that my details are stored and used for this appointment.', 'vestibule' ) ),
		$form->button( __( 'Book this time', 'vestibule' ) ),
	),
	'message'     => __( 'You’re booked: {booking.time}. We’ve emailed the details to {inputs.email}.', 'vestibule' ),
	'subject'     => __( 'Appointment booked: {entry.sender}, {booking.time}', 'vestibule' ),
);
