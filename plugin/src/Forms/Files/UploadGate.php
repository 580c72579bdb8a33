<?php

declare(strict_types=1);

namespace Vestibule\Forms\Files;

use Vestibule\Entries\Files\FileRules;
use Vestibule\Entries\Files\UploadRefused;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Call\Request;

defined( 'ABSPATH' ) || exit;

/** Checks whether an upload is allowed: the page key must belong to the form, and the field must accept files. */
final class UploadGate {

	public function __construct( private readonly Forms $forms, private readonly PageKey $pageKeys ) {}

	/** @throws UploadRefused Status 400, 403 or 404. */
	public function rules( Request $request ): FileRules {
		$form  = $request->body( 'form_id' ) ?? '';
		$field = $request->body( 'field' ) ?? '';
		if ( 1 !== preg_match( '/^[1-9]\d{0,17}$/D', $form ) || '' === $field ) {
			throw new UploadRefused( __( 'The file was not uploaded completely. Choose it again.', 'vestibule' ), 400 );
		}
		if ( ! $this->pageKeys->matches( (int) $form, $request->body( 'nonce' ) ?? '' ) ) {
			throw new UploadRefused(
				__( 'We could not check this form. Reload the page and choose the file again.', 'vestibule' ),
				403
			);
		}
		return $this->forms->fileRules( (int) $form, $field )
			?? throw new UploadRefused(
				__( 'This field no longer accepts files. Reload the page.', 'vestibule' ),
				404
			);
	}
}
