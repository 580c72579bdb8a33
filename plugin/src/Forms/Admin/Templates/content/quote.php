<?php
/**
 * Quote: description, deadline and budget.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'       => __( 'Quote', 'vestibule' ),
	'description' => __( 'Project, deadline and budget.', 'vestibule' ),
	'blocks'      => array(
		$form->section( __( 'Your project', 'vestibule' ) ),
		$form->required(
			'checkbox',
			'services',
			__( 'What do you need?', 'vestibule' ),
			$form->choices(
				__( 'Advice', 'vestibule' ),
				__( 'Planning', 'vestibule' ),
				__( 'The work itself', 'vestibule' )
			) + array( 'other' => true )
		),
		$form->required( 'textarea', 'project', __( 'Describe it in a few sentences', 'vestibule' ) ),
		$form->field(
			'file',
			'plans',
			__( 'Plans or images', 'vestibule' ),
			array( 'fileTypes' => array( 'pdf', 'images' ), 'maxFiles' => 5 )
		),
		$form->field(
			'date',
			'deadline',
			__( 'Needed by', 'vestibule' ),
			array( 'min' => 'today', 'width' => 'half' )
		),
		$form->field(
			'dropdown',
			'budget',
			__( 'Budget', 'vestibule' ),
			$form->choices(
				__( 'Up to 1,000', 'vestibule' ),
				__( '1,000 to 5,000', 'vestibule' ),
				__( 'More than 5,000', 'vestibule' ),
				__( 'Not decided yet', 'vestibule' )
			) + array( 'placeholder' => __( 'Choose a range', 'vestibule' ), 'width' => 'half' )
		),
		$form->section( __( 'About you', 'vestibule' ) ),
		$form->name(),
		$form->email( array( 'width' => 'half' ) ),
		$form->phone( array( 'width' => 'half' ) ),
		$form->field(
			'text',
			'organisation',
			__( 'Organisation', 'vestibule' ),
			array( 'autocomplete' => 'organization' )
		),
		$form->agreement( __( 'I agree that my details are stored and used to prepare a quote.', 'vestibule' ) ),
		$form->button( __( 'Request a quote', 'vestibule' ) ),
	),
	'message'     => __( 'Thank you. We’ll send you our quote or our questions within five working days.', 'vestibule' ),
	'subject'     => __( 'Quote for {entry.sender}', 'vestibule' ),
);
