<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Types;

use Vestibule\Fields\Tree\FieldNames;
use Vestibule\Fields\Types\Choice\ImageChoice;
use Vestibule\Fields\Types\Choice\Pictures;
use Vestibule\Tests\Fields\OwnTypes;
use Vestibule\Tests\TestCase;

/** Images of options, from the media library. */
final class PicturesTest extends TestCase {

	public function test_an_image_is_returned_with_sizes_and_alternative_text_and_a_deleted_image_is_returned_as_null(): void {
		$id     = $this->picture();
		$gone   = $this->picture();
		wp_delete_attachment( $gone, true );
		$found = ( new Pictures() )->find( array( $id, 0, $gone ) );
		self::assertSame( array( false, true, true ), array_map( is_null( ... ), $found ) );
		self::assertStringEndsWith( '/a-300x200.webp', $found[0]['src'] ?? '' );
		self::assertSame( array( 300, 200, 'A door "open"' ), array( $found[0]['width'] ?? 0, $found[0]['height'] ?? 0, $found[0]['alt'] ?? '' ) );
		self::assertStringContainsString( 'a.webp 900w', $found[0]['srcset'] ?? '' );
	}

	public function test_an_option_keeps_its_own_image_when_invalid_options_are_removed(): void {
		$options = array( array( 'value' => ' ', 'image' => 5 ), array( 'value' => 'a', 'image' => 7, 'selected' => true ), array( 'value' => 'a', 'image' => 8 ), array( 'value' => 'b', 'image' => -1, 'selected' => true ) );
		$field   = OwnTypes::reader()->read( new ImageChoice( new Pictures() ), array( 'name' => 'f', 'options' => $options ), new FieldNames() );
		self::assertSame( array( 7, 0 ), $field->settings['images'] );
		self::assertSame( array( 'f' => array( 'a' ) ), ( new ImageChoice( new Pictures() ) )->initialValues( $field ) );
	}

	private function picture(): int {
		$id = wp_insert_attachment( array( 'post_title' => 'A', 'post_mime_type' => 'image/webp', 'post_status' => 'inherit' ), wp_get_upload_dir()['path'] . '/a.webp' );
		update_post_meta( $id, '_wp_attachment_image_alt', '<b>A door</b> "open"' );
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => 900,
				'height' => 600,
				'file'   => ltrim( (string) wp_get_upload_dir()['subdir'] . '/a.webp', '/' ),
				'sizes'  => array( 'medium' => array( 'file' => 'a-300x200.webp', 'width' => 300, 'height' => 200, 'mime-type' => 'image/webp' ) ),
			)
		);
		return $id;
	}
}
