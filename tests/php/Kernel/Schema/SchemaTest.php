<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Schema;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Vestibule\Contract\FormNotifications\Notification;
use Vestibule\Entries\Status;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;
use WP_Block_Type_Registry;

/** Contracts: stored values are completed with defaults, and requests are validated by path. */
final class SchemaTest extends TestCase {

	private Schema $schema;

	protected function setUp(): void {
		parent::setUp();
		$this->schema = Contracts::schema();
	}

	public function test_invalid_stored_values_are_replaced_by_defaults(): void {
		self::assertSame( $this->schema->defaults( 'form-settings' ), $this->schema->fit( 'form-settings', 'nonsense' ) );
		$values = $this->schema->fit( 'form-settings', array( 'deleteAfterDays' => 3651, 'mailTo' => 'a@b.de, x', 'afterSuccess' => 'reset_form', 'unknown' => 1 ) );
		self::assertSame( array( 0, 'a@b.de', 'reset_form' ), array( $values['deleteAfterDays'], $values['mailTo'], $values['afterSuccess'] ) );
		self::assertArrayNotHasKey( 'unknown', $values );
	}

	public function test_stored_text_may_exceed_its_maximum_length_but_new_text_is_rejected(): void {
		$long = str_repeat( 'Thank you. ', 20000 );
		self::assertSame( $long, $this->schema->fit( 'form-settings', array( 'successMessage' => $long ) )['successMessage'] );
		self::assertSame( array( 'successMessage' ), array_keys( $this->schema->faults( 'form-settings', array( 'successMessage' => $long ), true ) ) );
	}

	public function test_numeric_strings_are_converted_to_numbers(): void {
		self::assertSame( 90, $this->schema->fit( 'form-settings', array( 'deleteAfterDays' => '90' ) )['deleteAfterDays'] );
	}

	public function test_invalid_values_are_reported_by_path_and_incomplete_values_can_be_allowed(): void {
		self::assertSame( array( 'duration', 'owner' ), array_keys( $this->schema->faults( 'event', array( 'duration' => 4, 'owner' => 1 ) ) ) );
		self::assertSame( array( 'edge' ), array_keys( $this->schema->faults( 'sticky', array( 'gap' => 1 ) ) ) );
		self::assertSame( array(), $this->schema->faults( 'sticky', array( 'gap' => 1 ), true ) );
		self::assertFalse( $this->schema->fits( 'sticky', array( 'edge' => 'left' ) ) );
		self::assertSame( array( 5, 720 ), $this->schema->limits( 'event', 'duration' ) );
	}

	public function test_the_build_contains_every_contract(): void {
		foreach ( (array) glob( WP_PLUGIN_DIR . '/vestibule/contracts/*.schema.json' ) as $file ) {
			$contract = $this->schema->read( basename( (string) $file, '.schema.json' ) );
			self::assertIsString( $contract['title'] ?? null, (string) $file );
			self::assertArrayNotHasKey( 'x-package', $contract, (string) $file );
		}
	}

	public function test_reading_a_missing_contract_throws_an_exception(): void {
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessage( 'The contract nowhere cannot be read.' );
		$this->schema->read( 'nowhere' );
	}

	public function test_a_release_can_read_its_contracts_without_the_source_files(): void {
		$folder = get_temp_dir() . uniqid( 'release' );
		wp_mkdir_p( "{$folder}/build/contracts" );
		copy( WP_PLUGIN_DIR . '/vestibule/build/contracts/others.php', "{$folder}/build/contracts/others.php" );

		self::assertSame( $this->schema->read( 'webhook' ), ( new Schema( $folder ) )->read( 'webhook' ) );

		unlink( "{$folder}/build/contracts/others.php" );
		array_map( rmdir( ... ), array( "{$folder}/build/contracts", "{$folder}/build", $folder ) );
	}

	/** @return iterable<string, array{mixed, bool}> */
	public static function switches(): iterable {
		yield 'true' => array( true, true );
		yield 'the text true' => array( 'true', true );
		yield 'the text ON' => array( 'ON', true );
		yield 'the number one' => array( 1, true );
		yield 'false' => array( false, false );
		yield 'the text false' => array( 'false', false );
		yield 'the text OFF' => array( 'OFF', false );
		yield 'null' => array( null, false );
	}

	#[DataProvider( 'switches' )]
	public function test_a_boolean_setting_accepts_all_spellings_that_the_validator_accepts( mixed $value, bool $expected ): void {
		self::assertSame( $expected, Notification::from( array( 'id' => 'a', 'attachCalendar' => $value ) )->attachCalendar );
	}

	/** WordPress validates attributes against these limits before it prints a block. */
	public function test_block_attributes_have_the_limits_of_their_contract(): void {
		foreach ( array( 'carousel' => array( 'sliderSpeed' => 499, 'effect' => 'cube' ), 'modal' => array( 'openAfter' => 86401, 'rememberDays' => 3651 ), 'drawer' => array( 'kind' => 'box' ), 'tabs' => array( 'phone' => 'row' ) ) as $name => $wrong ) {
			do_blocks( "<!-- wp:vestibule/{$name} /-->" );
			$block = WP_Block_Type_Registry::get_instance()->get_registered( "vestibule/{$name}" );
			self::assertNotNull( $block );
			$fitted = $block->prepare_attributes_for_render( $wrong );
			self::assertSame( array_intersect_key( $this->schema->defaults( $name ), $wrong ), array_intersect_key( $fitted, $wrong ) );
		}
	}

	public function test_the_statuses_of_an_entry_match_the_contract(): void {
		foreach ( array( 'entries-row', 'entries-entry' ) as $name ) {
			/** @var array{properties: array{status: array{enum: list<string>}}} $schema */
			$schema = $this->schema->read( $name );
			self::assertSame( $schema['properties']['status']['enum'], array_column( Status::cases(), 'value' ) );
		}
	}

	public function test_nested_classes_of_a_contract_can_be_autoloaded(): void {
		$code = (string) file_get_contents( WP_PLUGIN_DIR . '/vestibule/build/types/contracts.php' );
		preg_match_all( '/^namespace (Vestibule\\\\Contract\\\\\w+);.*?^final class (\w+)/ms', $code, $found );
		$within = array_map( static fn ( string $path, string $name ): string => "{$path}\\{$name}", $found[1], $found[2] );
		self::assertNotSame( array(), $within );
		self::assertSame( $within, array_values( array_filter( $within, class_exists( ... ) ) ) );
	}
}
