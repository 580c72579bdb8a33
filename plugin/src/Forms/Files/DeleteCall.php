<?php

declare(strict_types=1);

namespace Vestibule\Forms\Files;

use Vestibule\Entries\Files\UploadRefused;
use Vestibule\Entries\Files\VisitorFiles;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action that deletes a file that a visitor has uploaded. Files in stored entries are not deleted. Deleting a file
 * twice is not an error (docs/rest.md).
 */
#[Answers( 'vestibule_form_upload_delete' )]
final class DeleteCall implements Call {

	public function __construct( private readonly UploadGate $gate, private readonly VisitorFiles $files ) {}

	public function answer( Request $request ): Answer {
		try {
			$rules = $this->gate->rules( $request );
			if ( ! $this->files->discard( $rules->form, $rules->field, $request->body( 'url' ) ?? '' ) ) {
				throw new UploadRefused( __( 'This file does not belong to this form.', 'vestibule' ), 403 );
			}
			return Answer::success( array( 'files' => array() ) );
		} catch ( UploadRefused $refused ) {
			return Answer::failure( $refused->status, array( 'form' => array( $refused->getMessage() ) ) );
		}
	}
}
