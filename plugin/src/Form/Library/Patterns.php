<?php

declare(strict_types=1);

namespace Vestibule\Form\Library;

use Vestibule\Form\DefaultFormBlocks;
use Vestibule\Form\Fields\FieldTypes;
use Vestibule\Form\FormPostType;

/** Forms to begin with: WordPress offers them for a new form, and among the patterns of a form's editor. */
final class Patterns {

	private const CATEGORY = 'vestibule-forms';

	public function __construct( private readonly FieldTypes $types ) {}

	public function register(): void {
		register_block_pattern_category( self::CATEGORY, array( 'label' => __( 'Forms', 'vestibule' ) ) );
		foreach ( $this->templates() as $name => [ $title, $description, $content ] ) {
			register_block_pattern(
				"vestibule/form-{$name}",
				array(
					'title'       => $title,
					'description' => $description,
					'content'     => $content,
					'categories'  => array( self::CATEGORY ),
					'postTypes'   => array( FormPostType::NAME ),
					'blockTypes'  => array( 'core/post-content' ),
					'source'      => 'plugin',
				)
			);
		}
	}

	/** @return array<string, array{string, string, string}> Title, description and blocks by name. */
	public function templates(): array {
		$templates = new Templates( $this->types );
		return array(
			'contact'      => array( __( 'Contact', 'vestibule' ), __( 'Name, e-mail address and a message.', 'vestibule' ), $templates->contact() ),
			'appointment'  => array( __( 'Enquiry with appointment', 'vestibule' ), __( 'Who, what about, and a time to meet.', 'vestibule' ), ( new DefaultFormBlocks() )->markup() ),
			'registration' => array( __( 'Registration', 'vestibule' ), __( 'For a course or an event: who comes, and with what wishes.', 'vestibule' ), $templates->registration() ),
			'feedback'     => array( __( 'Feedback', 'vestibule' ), __( 'How it was, and what could be better.', 'vestibule' ), $templates->feedback() ),
			'order'        => array( __( 'Order request', 'vestibule' ), __( 'What is wanted, how much of it, and where to send it.', 'vestibule' ), $templates->order() ),
			'newsletter'   => array( __( 'Newsletter', 'vestibule' ), __( 'An e-mail address and the agreement.', 'vestibule' ), $templates->newsletter() ),
		);
	}
}
