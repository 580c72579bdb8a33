<?php
/**
 * Feedback: ratings, and an optional email address for visitors who want a reply.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Forms\Admin\Templates\Markup;

defined( 'ABSPATH' ) || exit;

return static fn ( Markup $form ): array => array(
	'title'       => __( 'Feedback', 'vestibule' ),
	'description' => __( 'A rating, and ideas for improvement.', 'vestibule' ),
	'blocks'      => array(
		$form->required( 'rating', 'rating', __( 'How was it?', 'vestibule' ) ),
		$form->field( 'textarea', 'good', __( 'What did you like?', 'vestibule' ) ),
		$form->field( 'textarea', 'better', __( 'What could be better?', 'vestibule' ) ),
		$form->required(
			'radio',
			'answer',
			__( 'Would you like an answer?', 'vestibule' ),
			$form->choices( __( 'No', 'vestibule' ), __( 'Yes', 'vestibule' ) )
		),
		$form->email( $form->when( 'answer', 'equals', __( 'Yes', 'vestibule' ) ) ),
		$form->button( __( 'Send feedback', 'vestibule' ) ),
	),
	'message'     => __( 'Thank you. Your feedback helps us improve.', 'vestibule' ),
	'subject'     => __( 'Feedback: {inputs.rating}', 'vestibule' ),
);
