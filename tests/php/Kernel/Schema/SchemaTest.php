<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Schema;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\FormNotifications\Notification;
use Vestibule\Entries\Status;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Tests\TestCase;
use WP_Block_Type_Registry;

/** Contracts: stored values are completed with defaults, and requests are validated by path. */
final class SchemaTest extends TestCase {

	private Schema $schema;

	protected function setUp(): void {
		parent::setUp();
		$this->schema = new Schema( WP_PLUGIN_DIR . '/vestibule/contracts' );
	}

	public function test_invalid_stored_values_are_replaced_by_defaults(): void {
		self::assertSame( $this->schema->defaults( 'form-settings' ), $this->schema->fit( 'form-settings', 'nonsense' ) );
		$values = $this->schema->fit( 'form-settings', array( 'deleteAfterDays' => 3651, 'mailTo' => 'a@b.de, x', 'afterSuccess' => 'reset_form', 'unknown' => 1 ) );
		self::assertSame( array( 0, 'a@b.de', 'reset_form' ), array( $values['deleteAfterDays'], $values['mailTo'], $values['afterSuccess'] ) );
		self::assertArrayNotHasKey( 'unknown', $values );
	}

	public function test_a_stored_text_may_exceed_its_maximum_length_but_a_new_one_is_rejected(): void {
		$long = str_repeat( 'Thank you. ', 20000 );
		self::assertSame( $long, $this->schema->fit( 'form-settings', array( 'successMessage' => $long ) )['successMessage'] );
		self::assertSame( array( 'successMessage' ), array_keys( $this->schema->faults( 'form-settings', array( 'successMessage' => $long ), true ) ) );
	}

	public function test_numeric_strings_are_converted_to_numbers(): void {
		self::assertSame( 90, $this->schema->fit( 'form-settings', array( 'deleteAfterDays' => '90' ) )['deleteAfterDays'] );
	}

	public function test_invalid_values_are_rejected_by_path_and_partial_values_are_accepted(): void {
		self::assertSame( array( 'duration', 'owner' ), array_keys( $this->schema->faults( 'event', array( 'duration' => 4, 'owner' => 1 ) ) ) );
		self::assertSame( array( 'edge' ), array_keys( $this->schema->faults( 'sticky', array( 'gap' => 1 ) ) ) );
		self::assertSame( array(), $this->schema->faults( 'sticky', array( 'gap' => 1 ), true ) );
		self::assertFalse( $this->schema->fits( 'sticky', array( 'edge' => 'left' ) ) );
		self::assertSame( array( 5, 720 ), $this->schema->limits( 'event', 'duration' ) );
	}

	public function test_the_build_contains_every_contract_unchanged_except_descriptions(): void {
		$folder = WP_PLUGIN_DIR . '/vestibule';
		$built  = new Schema( "{$folder}/none", "{$folder}/build/contracts" );
		foreach ( (array) glob( "{$folder}/contracts/*.schema.json" ) as $file ) {
			$name = basename( (string) $file, '.schema.json' );
			self::assertSame( self::withoutWords( $this->written( $name ) ), self::withoutWords( $built->read( $name ) ), $name );
		}
		// Contracts described in REST schemas keep their descriptions.
		self::assertSame( $this->written( 'entries-query' ), $built->read( 'entries-query' ) );
		self::assertSame( $this->written( 'consent' ), $built->read( 'consent' ) );
	}

	/** @return array<string, mixed> Contract without the keys that only the build and the boundary check read. */
	private function written( string $name ): array {
		return array_diff_key( $this->schema->read( $name ), array( 'x-every-page' => true, 'x-package' => true ) );
	}

	/**
	 * @param array<array-key, mixed> $contract
	 * @return array<array-key, mixed>
	 */
	private static function withoutWords( array $contract ): array {
		$rest = array_filter( $contract, static fn ( mixed $value, int|string $key ): bool => 'description' !== $key || ! is_string( $value ), ARRAY_FILTER_USE_BOTH );
		return array_map( static fn ( mixed $value ): mixed => is_array( $value ) ? self::withoutWords( $value ) : $value, $rest );
	}

	public function test_a_contract_is_read_from_its_source_without_a_build(): void {
		$folder = WP_PLUGIN_DIR . '/vestibule/contracts';
		self::assertSame( $this->schema->read( 'event' ), ( new Schema( $folder, "{$folder}/none" ) )->read( 'event' ) );
	}

	public function test_a_release_reads_built_contracts_even_in_development_mode(): void {
		$folder = get_temp_dir() . uniqid( 'release' );
		wp_mkdir_p( "{$folder}/build/contracts" );
		copy( WP_PLUGIN_DIR . '/vestibule/build/contracts/others.php', "{$folder}/build/contracts/others.php" );

		self::assertTrue( wp_is_development_mode( 'plugin' ) );
		self::assertSame( $this->written( 'webhook' ), Schema::ofPlugin( $folder )->read( 'webhook' ) );

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
	public function test_a_boolean_setting_accepts_all_notations_of_the_validator( mixed $value, bool $expected ): void {
		self::assertSame( $expected, Notification::from( array( 'id' => 'a', 'attachCalendar' => $value ) )->attachCalendar );
	}

	/** WordPress validates attributes against these limits before it prints a block. */
	public function test_block_attributes_have_the_limits_of_their_contracts(): void {
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

	public function test_classes_nested_in_a_contract_can_be_autoloaded(): void {
		$within = array();
		foreach ( glob( WP_PLUGIN_DIR . '/vestibule/build/types/*.php' ) ?: array() as $file ) {
			if ( 1 === preg_match( '/^namespace (Vestibule\\\\Contract\\\\\w+);.*?^final class (\w+)/ms', (string) file_get_contents( $file ), $found ) ) {
				$within[] = "{$found[1]}\\{$found[2]}";
			}
		}
		self::assertNotSame( array(), $within );
		self::assertSame( $within, array_values( array_filter( $within, class_exists( ... ) ) ) );
	}
}
