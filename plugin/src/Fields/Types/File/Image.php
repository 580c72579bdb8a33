<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\File;

use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;

defined( 'ABSPATH' ) || exit;

/** Upload of images, with optional limits for width and height. */
final class Image extends Uploaded {

	private const MAX_SIDE_PIXELS = 20000;

	private const KINDS = array( 'jpg', 'png', 'gif', 'webp' );

	public function name(): string {
		return 'image';
	}

	public function attributes(): array {
		$pixels = self::numberAttribute( self::MAX_SIDE_PIXELS );
		return parent::attributes() + array(
			'minWidth' => $pixels,
			'minHeight' => $pixels,
			'maxWidth' => $pixels,
			'maxHeight' => $pixels,
		);
	}

	public function defaults(): Defaults {
		return new Defaults( 'image_upload', __( 'Images', 'vestibule' ), self::messages() );
	}

	protected function kinds( Field $field ): array {
		$kinds = $field->settings['fileTypes'] ?? array();
		$kinds = array_values(
			array_filter(
				self::KINDS,
				static fn ( string $kind ): bool => is_array( $kinds ) && in_array( $kind, $kinds, true )
			)
		);
		return array() === $kinds ? array( 'images' ) : $kinds;
	}
}
