<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use PHPUnit\Framework\TestCase;
use Vestibule\Fields\BlockAttributes;
use Vestibule\Tests\Forms\FormSite;

final class BlockAttributesTest extends TestCase {

	public function test_the_block_json_of_each_field_type_lists_the_attributes_of_its_class(): void {
		$types  = OwnTypes::all();
		$blocks = new BlockAttributes( $types, OwnTypes::reader() );
		foreach ( $types->all() as $name => $type ) {
			$metadata = (array) wp_json_file_decode( dirname( __DIR__, 3 ) . "/blocks/fields/{$name}/block.json", array( 'associative' => true ) );
			self::assertEquals( $blocks->attributes( $type ), $metadata['attributes'] ?? null, "field-{$name}: npm run make" );
		}
	}

	public function test_registering_field_blocks_on_a_page_creates_no_field_types(): void {
		$made = 0;
		add_action(
			'vestibule/register_field_types',
			static function () use ( &$made ): void {
				++$made;
			}
		);
		$file = dirname( __DIR__, 3 ) . '/plugin/build/blocks/field-text';
		unregister_block_type( 'vestibule/field-text' );
		new FormSite();
		$block = register_block_type( $file );
		self::assertSame( 0, $made );
		self::assertArrayHasKey( 'placeholder', false === $block ? array() : (array) $block->attributes );
	}
}
