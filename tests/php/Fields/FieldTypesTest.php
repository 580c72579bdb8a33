<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use Vestibule\Fields\BlockAttributes;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\FieldTypes;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;

/** Registry of field types, and the attributes of their blocks. */
final class FieldTypesTest extends TestCase {

	public function test_field_types_of_other_plugins_come_after_the_built_in_field_types(): void {
		$added = $this->type( 'colour' );
		add_action( 'vestibule/register_field_types', static fn( FieldTypes $types ) => $types->add( $added ) );
		$types = OwnTypes::all();
		self::assertSame( 'colour', array_key_last( $types->all() ) );
		self::assertSame( $added, $types->forBlock( 'vestibule/field-colour' ) );
		self::assertContains( 'vestibule/field-colour', $types->blocks() );
		self::assertNull( $types->forBlock( 'vestibule/field-sound' ) );
		self::assertNull( $types->forBlock( 'core/colour' ) );
		self::assertNull( $types->forBlock( null ) );
	}

	public function test_a_field_type_is_ignored_with_a_notice_if_its_name_is_already_in_use(): void {
		$said  = $this->saidWrong();
		$types = OwnTypes::all();
		$text  = $types->get( 'text' );
		$types->add( $this->type( 'text' ) );
		self::assertNotNull( $text );
		self::assertSame( $text, $types->get( 'text' ) );
		self::assertSame( array( '“text” was not added: the name is taken, or has characters that names cannot have.' ), $said->getArrayCopy() );
	}

	public function test_a_field_type_with_an_invalid_block_name_is_rejected(): void {
		$said  = $this->saidWrong();
		$types = OwnTypes::all();
		$types->add( $this->type( 'My Field' ) );
		self::assertNull( $types->get( 'My Field' ) );
		self::assertCount( 1, $said );
	}

	public function test_the_block_of_a_field_type_has_the_common_attributes_and_those_of_its_type(): void {
		$merged = ( new BlockAttributes( OwnTypes::all(), OwnTypes::reader() ) )->merge( array( 'name' => 'vestibule/field-text' ) );
		self::assertSame( array( 'name', 'label', 'help', 'required', 'unique', 'messages', 'conditions', 'prefill', 'width', 'placeholder', 'maxLength', 'autocomplete', 'mask', 'pattern', 'digits' ), array_keys( (array) $merged['attributes'] ) );
		$other = array( 'name' => 'core/paragraph' );
		self::assertSame( $other, ( new BlockAttributes( OwnTypes::all(), OwnTypes::reader() ) )->merge( $other ) );
	}

	public function test_the_editor_contract_contains_the_attributes_of_all_field_types(): void {
		$own = array();
		foreach ( OwnTypes::all()->all() as $type ) {
			$own += OwnTypes::reader()->attributes( $type );
		}
		$contract = (array) ( Contracts::schema()->read( 'field' )['properties'] ?? array() );
		self::assertEqualsCanonicalizing( array_keys( $contract ), array_keys( $own ) );
		foreach ( $contract as $name => $schema ) {
			$facts = static fn( mixed $one ): array => array_intersect_key( (array) $one, array_flip( array( 'type', 'default', 'maxLength', 'minimum', 'maximum' ) ) );
			self::assertEquals( $facts( $schema ), $facts( $own[ $name ] ?? null ), (string) $name );
		}
	}

	/** @return \ArrayObject<int, string> Notices for developers, recorded from now on. */
	private function saidWrong(): \ArrayObject {
		$said = new \ArrayObject();
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action( 'doing_it_wrong_run', static fn( string $where, string $message ) => $said->append( $message ), 10, 2 );
		return $said;
	}

	private function type( string $name ): FieldType {
		return new class( $name ) extends FieldType {
			public function __construct( private readonly string $name ) {}

			public function name(): string {
				return $this->name;
			}

			public function defaults(): Defaults {
				return new Defaults( 'answer', 'Answer' );
			}
		};
	}
}
