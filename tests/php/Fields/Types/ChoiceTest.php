<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Types;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Contract\FormSettings;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Tree\FieldNames;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Tests\Fields\OwnTypes;

/** Initial options of choice fields, and the option "Other". */
final class ChoiceTest extends TestCase {

	private const OPTIONS = array(
		array( 'value' => 'a', 'label' => 'A', 'selected' => true ),
		array( 'value' => 'b', 'label' => '', 'selected' => true ),
		array( 'value' => '__other__', 'label' => 'Forged' ),
	);

	/** @return iterable<string, array{string, string, string|list<string>}> */
	public static function sent(): iterable {
		yield 'a text for the option other' => array( 'radio', 'f=__other__&f%3Aother=+by%0Apigeon+', 'by pigeon' );
		yield 'no text for the option other' => array( 'radio', 'f=__other__&f%3Aother=', '__other__' );
		yield 'a text without the option other' => array( 'radio', 'f=a&f%3Aother=x', 'a' );
		yield 'the option other in a list' => array( 'checkbox', 'f[]=a&f[]=__other__&f%3Aother=x', array( 'a', 'x' ) );
		yield 'a text that equals an option' => array( 'multi-select', 'f[]=a&f[]=__other__&f%3Aother=a', array( 'a' ) );
	}

	/** @param string|list<string> $value */
	#[DataProvider( 'sent' )]
	public function test_text_typed_for_the_option_other_is_stored_with_the_selected_options( string $type, string $data, string|array $value ): void {
		$field = $this->field( $type, array( 'other' => true ) );
		self::assertSame( array( 'f' => $value ), $field->type->read( $field, SubmittedData::fromData( $data ) )->posted );
	}

	public function test_a_list_submitted_as_the_text_for_the_option_other_is_rejected(): void {
		$field = $this->field( 'radio', array( 'other' => true ) );
		$this->expectException( SubmissionRefused::class );
		$field->type->read( $field, SubmittedData::fromData( 'f=__other__&f%3Aother%5B%5D=x' ) );
	}

	public function test_text_for_the_option_other_is_ignored_if_the_field_does_not_offer_this_option(): void {
		$field = $this->field( 'radio', array() );
		self::assertSame( '__other__', $field->type->read( $field, SubmittedData::fromData( 'f=__other__&f%3Aother=x' ) )->string() );
	}

	public function test_options_without_a_label_use_their_value_and_an_option_with_the_reserved_value_is_removed(): void {
		self::assertSame( array( array( 'value' => 'a', 'label' => 'A' ), array( 'value' => 'b', 'label' => 'b' ) ), $this->field( 'radio', array() )->options() );
	}

	public function test_preselected_options_apply_until_the_visitor_has_entered_something(): void {
		$form = new FormDefinition( 1, 1, '', array( $this->field( 'radio', array() ) ), new FormSettings() );
		self::assertSame( array( 'f' => 'a' ), $form->initialValues() );
		self::assertSame( 'a', ( new FormState() )->beginningWith( $form->initialValues() )->string( 'f' ) );
		self::assertSame( '', ( new FormState( array(), array( 'f' => array( 'x' ) ) ) )->beginningWith( $form->initialValues() )->string( 'f' ) );
		$list = new FormDefinition( 1, 1, '', array( $this->field( 'checkbox', array() ) ), new FormSettings() );
		self::assertSame( array( 'f' => array( 'a', 'b' ) ), $list->initialValues() );
	}

	/** @param array<string, mixed> $attributes */
	private function field( string $type, array $attributes ): FormField {
		return OwnTypes::reader()->read( OwnTypes::type( $type ), array( 'name' => 'f', 'options' => self::OPTIONS ) + $attributes, new FieldNames() );
	}
}
