<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use Vestibule\Kernel\File\WorkFiles;
use WP_Image_Editor;

defined( 'ABSPATH' ) || exit;

/**
 * Rewrites an image with WordPress's image editor: rotates it upright and removes its metadata (Metadata). GIFs and
 * animated WebPs are not changed, because rewriting them would remove the animation.
 */
final class Photo {

	private const QUALITY = 90;

	/**
	 * Memory in bytes that PHP needs per pixel for the image and its rotated copy, and in addition for everything else.
	 */
	private const PER_PIXEL = 10;
	private const BESIDES   = 50331648;

	private const ENDINGS = array( 'image/jpeg' => 'jpg', 'image/png' => 'png', 'image/webp' => 'webp' );

	/**
	 * @param string $type Media type of the file. Files of types that are not in ENDINGS are not changed.
	 * @return string|null Path of the new file, which the caller must delete. Null if the file needs no changes.
	 * @throws UploadRefused If the image can't be read.
	 */
	public function cleaned( Contents $file, string $type ): ?string {
		if (
			! isset( self::ENDINGS[ $type ] )
				|| ( 'image/webp' === $type && str_contains( $file->read( 0, 64 ), 'ANIM' ) )
		) {
			return null;
		}
		$path    = ( new WorkFiles() )->path( 'picture.' . self::ENDINGS[ $type ] );
		$written = $this->canRewrite( $file->path, $type )
			? $this->rewrite( $file->path, $path, $type )
			: copy( $file->path, $path );
		if ( ! $written || ! is_file( $path ) ) {
			WorkFiles::delete( $path );
			throw new UploadRefused(
				__( 'This image cannot be read. Save it again and choose it again.', 'vestibule' )
			);
		}
		$picture = (string) file_get_contents( $path );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_file_put_contents -- A temporary file. WP_Filesystem is for wp-admin.
		file_put_contents( $path, Metadata::without( $picture, $type ) );
		return $path;
	}

	private function rewrite( string $from, string $to, string $type ): bool {
		// Prevents other plugins from converting the image to another format.
		$same = static fn (): array => array();
		add_filter( 'image_editor_output_format', $same, PHP_INT_MAX );
		try {
			$editor = wp_get_image_editor( $from, array( 'mime_type' => $type ) );
			if ( ! $editor instanceof WP_Image_Editor ) {
				return false;
			}
			$editor->maybe_exif_rotate();
			$editor->set_quality( self::QUALITY );
			return ! is_wp_error( $editor->save( $to, $type ) );
		} finally {
			remove_filter( 'image_editor_output_format', $same, PHP_INT_MAX );
		}
	}

	/**
	 * Checks whether PHP has enough memory for the image and its rotated copy. If not, only the metadata is removed.
	 */
	private function canRewrite( string $path, string $type ): bool {
		$size   = wp_getimagesize( $path );
		$needed = is_array( $size ) ? $size[0] * $size[1] * self::PER_PIXEL + self::BESIDES : 0;
		$memory = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		$raised = defined( 'WP_MAX_MEMORY_LIMIT' ) ? constant( 'WP_MAX_MEMORY_LIMIT' ) : '';
		$memory = $memory > 0
			? max( $memory, wp_convert_hr_to_bytes( is_scalar( $raised ) ? (string) $raised : '' ) )
			: PHP_INT_MAX;
		return $needed < $memory && wp_image_editor_supports( array( 'mime_type' => $type ) );
	}
}
