<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\AnswerControl;
use Vestibule\Fields\Answers\AgreedTexts;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Fields\View\Frame;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Checkbox for agreeing to a privacy policy or to terms. The entry contains the posted value and the text that the page
 * displayed. Older entries only contain the posted value.
 */
final class Agreement extends FieldType {

	/** Posted values for a checked box. */
	private const TICKED = array( 'on', '1', 'yes', 'true' );

	private const LINKS = array(
		'a'      => array( 'href' => true, 'target' => true, 'rel' => true ),
		'strong' => array(),
		'em'     => array(),
		'br'     => array(),
	);

	/** @param 'agreement'|'terms' $name */
	public function __construct( private readonly AgreedTexts $texts, private readonly string $name ) {}

	public function name(): string {
		return $this->name;
	}

	public function defaults(): Defaults {
		return 'terms' === $this->name
			? new Defaults(
				'terms-n-condition',
				__( 'Terms', 'vestibule' ),
				array(),
				array( 'text' => __( 'I accept the terms and conditions.', 'vestibule' ) )
			)
			: new Defaults(
				'gdpr-agreement',
				__( 'Data protection', 'vestibule' ),
				array(),
				array(
					'text' => __( 'I agree that my details are stored and used to answer this enquiry.', 'vestibule' ),
				)
			);
	}

	public function attributes(): array {
		return array( 'text' => self::textAttribute( 3000 ) );
	}

	public function settings( array $settings, string $name ): array {
		$text = is_string( $settings['text'] ?? null ) ? $settings['text'] : '';
		return array(
			'text' => wp_kses( $text, self::LINKS, array( 'http', 'https', 'mailto', 'tel' ) ),
			'signed' => true,
		) + $settings;
	}

	/** @return array{agreed?: string} */
	public function pageSettings( Field $field ): array {
		return true === ( $field->settings['signed'] ?? false )
			? array( 'agreed' => $this->texts->posted( $field->name, self::text( $field ) ) )
			: array();
	}

	/** Returns a schema for a boolean. API clients agree to the current text in the form. */
	public function valueSchema( Field $field ): array {
		return array( 'type' => 'boolean' ) + ( $field->required ? array( 'enum' => array( true ) ) : array() );
	}

	public function posted( Field $field, mixed $given ): mixed {
		return true === $given ? 'on' : ( false === $given ? '' : $given );
	}

	public function prefilled( Field $field, string $text ): array {
		return array();
	}

	public function read( Field $field, SubmittedData $data ): Value {
		$box = self::line( $data->string( $field->name ) );
		if ( '' === $box ) {
			return new Value( array( $field->name => '' ) );
		}
		$text = $this->texts->read( $field->name, $data->string( self::textName( $field ) ) ) ?? self::text( $field );
		return new Value( array( $field->name => '' === $text ? $box : array( $box, $text ) ) );
	}

	public function answerControl( Field $field, string $part = '' ): AnswerControl {
		return AnswerControl::none( __( 'Agreements cannot be changed.', 'vestibule' ) );
	}

	public function asText( Field $field, Value $value ): string {
		$texts = array_filter( $value->strings(), static fn ( string $text ): bool => '' !== $text );
		$words = array_map( fn ( string $text ): string => $this->word( $field, $text ), array_values( $texts ) );
		/* translators: 1: the word "Agreed", 2: text of the agreement, with its version. */
		return 2 === count( $words ) ? sprintf( __( '%1$s: %2$s', 'vestibule' ), ...$words ) : implode( ', ', $words );
	}

	/** Returns up to two columns: whether the sender agreed, and the text of the agreement. */
	public function export( Field $field, Value $value ): array {
		[ $box, $text ] = array( ...$value->strings(), '', '' );
		/* translators: %s: label of an agreement. */
		$heading = sprintf( __( '%s: text', 'vestibule' ), $field->label );
		return array_filter(
			array(
				$field->label => '' === $box ? '' : $this->word( $field, $box ),
				$heading => '' === $text ? '' : $this->word( $field, $text ),
			)
		);
	}

	public function render( FieldView $view ): string {
		$field = $view->field;
		$frame = new Frame();
		$box   = Html::void(
			'input',
			array(
				'class'   => 'vestibule-choice__box',
				'id'      => $view->id,
				'type'    => 'checkbox',
				'name'    => $field->name,
				'value'   => 'on',
				'checked' => '' !== $view->state->string( $field->name ),
			) + $view->aria()
		);
		$words = Html::element( 'span', array(), wp_kses_post( $field->string( 'text' ) ) );
		$mark  = $field->required ? $frame->requiredMark( $view ) : '';
		return Html::element(
			'label',
			array(
				'class' => 'vestibule-choice',
				'id'    => $view->id . '_label',
			),
			$box . Html::element( 'span', array( 'class' => 'vestibule-choice__text' ), $words . $mark )
		)
			. $frame->help( $view )
			. $frame->errors( $view->id, $view->state->errorsOf( $field->name ) )
			. $this->agreed( $field );
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		return $this->invalid( in_array( Texts::trim( $value->string() ), self::TICKED, true ), $field );
	}

	protected function word( Field $field, string $text ): string {
		return in_array( $text, self::TICKED, true )
			? __( 'Agreed', 'vestibule' )
			/* translators: 1: text of an agreement, 2: its hash of eight letters and digits. */
			: sprintf( __( '“%1$s” (version %2$s)', 'vestibule' ), $text, AgreedTexts::version( $text ) );
	}

	/** Renders a hidden input with the signed text of the agreement. */
	private function agreed( Field $field ): string {
		$settings = $this->pageSettings( $field );
		return array() === $settings
			? ''
			: Html::void(
				'input',
				array( 'type' => 'hidden', 'name' => self::textName( $field ), 'value' => $settings['agreed'] )
			);
	}

	/**
	 * Returns the name under which the text of the agreement is posted. It can't conflict with a field, because the
	 * names of fields don't contain colons.
	 */
	private static function textName( Field $field ): string {
		return $field->name . ':text';
	}

	private static function text( Field $field ): string {
		return AgreedTexts::plain( $field->string( 'text' ) );
	}
}
