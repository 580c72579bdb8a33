<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin;

use Vestibule\Fields\FieldTypes;
use Vestibule\Forms\DefaultFormBlocks;
use Vestibule\Forms\FormPostType;

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
		return array(
			'contact'      => array( __( 'Contact', 'vestibule' ), __( 'Name, e-mail address and a message.', 'vestibule' ), $this->contact() ),
			'appointment'  => array( __( 'Enquiry with appointment', 'vestibule' ), __( 'Who, what about, and a time to meet.', 'vestibule' ), ( new DefaultFormBlocks() )->markup() ),
			'registration' => array( __( 'Registration', 'vestibule' ), __( 'For a course or an event: who comes, and with what wishes.', 'vestibule' ), $this->registration() ),
			'feedback'     => array( __( 'Feedback', 'vestibule' ), __( 'How it was, and what could be better.', 'vestibule' ), $this->feedback() ),
			'order'        => array( __( 'Order request', 'vestibule' ), __( 'What is wanted, how much of it, and where to send it.', 'vestibule' ), $this->order() ),
			'newsletter'   => array( __( 'Newsletter', 'vestibule' ), __( 'An e-mail address and the agreement.', 'vestibule' ), $this->newsletter() ),
		);
	}

	private function contact(): string {
		return $this->form(
			__( 'Send message', 'vestibule' ),
			$this->name(),
			$this->email(),
			$this->field( array( 'textarea' ), 'message', array( 'label' => __( 'Your message', 'vestibule' ), 'required' => true ) ),
			$this->agreement( __( 'I agree that my details are stored and used to answer my message.', 'vestibule' ) )
		);
	}

	private function registration(): string {
		return $this->form(
			__( 'Register', 'vestibule' ),
			$this->name(),
			$this->email(),
			$this->field( array( 'phone' ), 'phone', array( 'label' => __( 'Phone', 'vestibule' ), 'help' => __( 'For news on the day itself.', 'vestibule' ) ) ),
			$this->field(
				array( 'number', 'text' ),
				'people',
				array( 'label' => __( 'How many people come?', 'vestibule' ), 'required' => true ) + ( null === $this->types->get( 'number' ) ? array() : array( 'min' => '1', 'max' => '20' ) )
			),
			$this->field(
				array( 'checkbox' ),
				'needs',
				array(
					'label'   => __( 'What should we prepare?', 'vestibule' ),
					'options' => $this->options(
						array(
							'vegetarian' => __( 'Vegetarian food', 'vestibule' ),
							'step-free' => __( 'A way without steps', 'vestibule' ),
							'interpreter' => __( 'A sign language interpreter', 'vestibule' ),
						)
					),
				)
			),
			$this->field( array( 'textarea' ), 'notes', array( 'label' => __( 'Anything else?', 'vestibule' ) ) ),
			$this->agreement( __( 'I agree that my details are stored and used to organise this event.', 'vestibule' ) )
		);
	}

	private function feedback(): string {
		$scale = array( '5' => __( 'Very good', 'vestibule' ), '4' => __( 'Good', 'vestibule' ), '3' => __( 'All right', 'vestibule' ), '2' => __( 'Not so good', 'vestibule' ), '1' => __( 'Bad', 'vestibule' ) );
		return $this->form(
			__( 'Send feedback', 'vestibule' ),
			null === $this->types->get( 'rating' )
				? $this->field( array( 'radio' ), 'rating', array( 'label' => __( 'How was it?', 'vestibule' ), 'required' => true, 'options' => $this->options( $scale ) ) )
				: $this->field( array( 'rating' ), 'rating', array( 'label' => __( 'How was it?', 'vestibule' ), 'required' => true ) ),
			$this->field( array( 'textarea' ), 'good', array( 'label' => __( 'What did you like?', 'vestibule' ) ) ),
			$this->field( array( 'textarea' ), 'better', array( 'label' => __( 'What could be better?', 'vestibule' ) ) ),
			$this->field( array( 'email' ), 'email', array( 'label' => __( 'E-mail', 'vestibule' ), 'help' => __( 'Only if you would like an answer.', 'vestibule' ) ) )
		);
	}

	private function order(): string {
		return $this->form(
			__( 'Send request', 'vestibule' ),
			$this->name(),
			$this->email(),
			$this->field( array( 'textarea' ), 'items', array( 'label' => __( 'What would you like to order?', 'vestibule' ), 'help' => __( 'One item a line, with its quantity.', 'vestibule' ), 'required' => true ) ),
			$this->field( array( 'address', 'textarea' ), 'address', array( 'label' => __( 'Delivery address', 'vestibule' ) ) + ( null === $this->types->get( 'address' ) ? array( 'required' => true ) : array() ) ),
			$this->agreement( __( 'I agree that my details are stored and used to answer this request.', 'vestibule' ) )
		);
	}

	private function newsletter(): string {
		return $this->form(
			__( 'Subscribe', 'vestibule' ),
			$this->email(),
			$this->agreement( __( 'Send me the newsletter. I can unsubscribe at any time.', 'vestibule' ) )
		);
	}

	private function form( string $button, string ...$fields ): string {
		return implode( "\n\n", array( ...$fields, get_comment_delimited_block_content( 'vestibule/submit', array( 'label' => $button ), '' ) ) ) . "\n";
	}

	private function name(): string {
		$parts = array( 'first_name' => array( 'visible' => true, 'required' => true ), 'middle_name' => array( 'visible' => false, 'required' => false ), 'last_name' => array( 'visible' => true, 'required' => true ) );
		return $this->field( array( 'name' ), 'names', array( 'label' => __( 'Name', 'vestibule' ), 'parts' => $parts ) );
	}

	private function email(): string {
		return $this->field( array( 'email' ), 'email', array( 'label' => __( 'E-mail', 'vestibule' ), 'required' => true ) );
	}

	private function agreement( string $text ): string {
		return $this->field( array( 'agreement' ), 'gdpr-agreement', array( 'label' => __( 'Data protection', 'vestibule' ), 'text' => $text, 'required' => true ) );
	}

	/**
	 * @param list<string>         $types      The first that this site has.
	 * @param array<string, mixed> $attributes
	 */
	private function field( array $types, string $name, array $attributes ): string {
		$known = array_values( array_filter( $types, fn ( string $type ): bool => null !== $this->types->get( $type ) ) );
		return get_comment_delimited_block_content( 'vestibule/field-' . ( $known[0] ?? 'text' ), array( 'name' => $name ) + $attributes, '' );
	}

	/**
	 * @param array<array-key, string> $labels By value.
	 * @return list<array{value: string, label: string}>
	 */
	private function options( array $labels ): array {
		return array_map( static fn ( string|int $value, string $label ): array => array( 'value' => (string) $value, 'label' => $label ), array_keys( $labels ), $labels );
	}
}
