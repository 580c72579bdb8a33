<?php
/**
 * Complaint: a description of the problem and the solution that the visitor wants.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'       => __( 'Complaint', 'vestibule' ),
	'description' => __( 'The problem, with photos or documents, and the solution the customer would like.', 'vestibule' ),
	'blocks'      => array(
		$form->required(
			'dropdown',
			'topic',
			__( 'What is it about?', 'vestibule' ),
			$form->choices(
				__( 'A product', 'vestibule' ),
				__( 'A service', 'vestibule' ),
				__( 'A bill', 'vestibule' ),
				__( 'Something else', 'vestibule' )
			) + array( 'placeholder' => __( 'Choose a subject', 'vestibule' ) )
		),
		$form->field( 'text', 'reference', __( 'Order or customer number', 'vestibule' ), array( 'width' => 'half' ) ),
		$form->field(
			'date',
			'when',
			__( 'When did it happen?', 'vestibule' ),
			array( 'max' => 'today', 'width' => 'half' )
		),
		$form->required( 'textarea', 'what', __( 'What happened?', 'vestibule' ) ),
		$form->field(
			'file',
			'proof',
			__( 'Photos or documents', 'vestibule' ),
			array( 'fileTypes' => array( 'images', 'pdf' ), 'maxFiles' => 5 )
		),
		$form->field( 'textarea', 'wish', __( 'What would solve the problem for you?', 'vestibule' ) ),
		$form->name(),
		$form->email( array( 'width' => 'half' ) ),
		$form->phone( array( 'width' => 'half' ) ),
		$form->agreement( __( 'I agree that my details are stored and used to deal with my complaint.', 'vestibule' ) ),
		$form->button( __( 'Send complaint', 'vestibule' ) ),
	),
	'message'     => __(
		'Thank you for telling us. We’re sorry. We’ll look into it and answer within three working days.',
		'vestibule'
	),
	'subject'     => __( 'Complaint: {inputs.topic}, {entry.sender}', 'vestibule' ),
);
