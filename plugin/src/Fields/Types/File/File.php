<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\File;

use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;

defined( 'ABSPATH' ) || exit;

/** Upload of images and documents, or of the file types that the editor has chosen. */
final class File extends Uploaded {

	public function name(): string {
		return 'file';
	}

	public function defaults(): Defaults {
		return new Defaults( 'file_upload', __( 'Files', 'vestibule' ), self::messages() );
	}

	protected function kinds( Field $field ): array {
		$kinds = $field->settings['fileTypes'] ?? array();
		$kinds = is_array( $kinds ) ? array_values( array_filter( $kinds, is_string( ... ) ) ) : array();
		return array() === $kinds ? array( 'images', 'documents' ) : $kinds;
	}
}
